import type { Page } from '@playwright/test';

/** Runs in the page: from the press of the button until the herd's row names the paddock, ms. */
function fromPressToRow(button: HTMLElement, { herd, paddock }: Record<'herd' | 'paddock', string>): Promise<number> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    new MutationObserver((_changes, observer) => {
      const links = [...document.querySelectorAll(`main li a[href="${herd}"]`)];
      if (!links.some((link) => link.closest('li')?.querySelector(`a[href="${paddock}"]`))) return;
      observer.disconnect();
      // The next frame shows it.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)));
    }).observe(document.body, { childList: true, subtree: true });
    button.click();
  });
}

/** How long a person looks at a form before they press its button. */
const LOOK_MS = 1_000;

/** From the press of "Move" until the screen shows where the herd is, ms. */
export async function moveOnPage(page: Page, site: string, herd: string, paddock: string): Promise<number> {
  await page.goto(`${site}/herds?form=move&herd=${herd}&paddock=${paddock}`);
  const dialog = page.getByRole('dialog', { name: 'Move herds' });
  const button = dialog.getByRole('button', { name: 'Move', exact: true });
  await button.waitFor();
  await page.waitForTimeout(LOOK_MS);
  const addresses = { herd: `/herds/${herd}`, paddock: `/paddocks/${paddock}` };
  return button.evaluate(fromPressToRow, addresses);
}
