import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has: anyone who needs more has met a trap. */
const MOST_STOPS = 120;

type Direction = 'Tab' | 'Shift+Tab';

/** Runs in the page: what is wrong with the place that has the focus, for someone who has to see where they are. */
function lookAtFocus(): string {
  const element = document.activeElement;
  // Between two rounds the focus is with the window, which is no stop of ours.
  if (element === null || element === document.body) return '';
  // A page that came in the meantime begins at its heading, which is no stop either and wears no ring.
  if (element.matches('h1[tabindex="-1"], main[tabindex="-1"]')) return '';
  const troubles: string[] = [];
  // A box around the control may wear the ring in its place.
  const hasRing = [element, element.parentElement, element.parentElement?.parentElement].some((wearer) => {
    if (wearer === null || wearer === undefined) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(wearer);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  if (!hasRing) troubles.push('shows no ring');
  const { left, top, right, bottom } = element.getClientRects()[0] ?? new DOMRect();
  const isSmall = right - left <= innerWidth && bottom - top <= innerHeight;
  const isWithin = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  if (isSmall && !isWithin) troubles.push('is not wholly in the window');
  // Of what is larger than the window the part within it counts.
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const onTop = document.elementFromPoint(x, y);
  // The label of a control may lie over it: it takes the press on its behalf.
  const isItsLabel = onTop instanceof HTMLLabelElement && onTop.control === element;
  if (!element.contains(onTop) && !isItsLabel) {
    troubles.push(`is covered by ${onTop?.outerHTML.slice(0, 120) ?? 'nothing'}`);
  }
  return troubles.length === 0 ? '' : `${element.outerHTML.slice(0, 160)} ${troubles.join(', ')}`;
}

async function expectFocusSeen(page: Page): Promise<void> {
  if ((await page.evaluate(lookAtFocus)) === '') return;
  // What is still on its way, as a toast that slides in, has a moment to arrive.
  await expect.poll(() => page.evaluate(lookAtFocus), { timeout: 2_000, intervals: [100, 200] }).toBe('');
}

/** Goes one stop on, and sees that the focus is to be seen there. */
export async function nextStop(page: Page, direction: Direction = 'Tab'): Promise<void> {
  await page.keyboard.press(direction);
  await expectFocusSeen(page);
}

/** Presses Tab until something has the focus. At every stop on the way it is to be seen where the focus is. */
export async function tabTo(page: Page, what: Locator, direction: Direction = 'Tab'): Promise<void> {
  await what.waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await what.evaluate((element) => element === document.activeElement)) return;
    await nextStop(page, direction);
  }
  throw new Error(`${direction} never came to ${String(what)}`);
}

/** Goes to a button, link or box and presses it. */
export async function press(page: Page, what: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, what);
  await page.keyboard.press(key);
}

/** Goes to a field and types over what stands there. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** The one field with this label. */
export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

/** A password is no textbox to a screen reader, so it is found by its label alone. */
export const password = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

export const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Opens the menu and goes down to one of its items. */
export async function choose(page: Page, item: string): Promise<void> {
  await press(page, button(page, 'Account'));
  const wanted = page.getByRole('menuitem', { name: item, exact: true });
  for (let presses = 0; presses < 10; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
}
