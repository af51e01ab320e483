import type { Page } from '@playwright/test';

/** A text of a page, and what it is of. */
export interface Shown {
  text: string;
  of: string;
}

/** What a person reads or hears of a page: texts and names of things, but for those that are marked as names. */
export const shownOn = (page: Page): Promise<Shown[]> =>
  page.evaluate(() => {
    // The page itself has a language too; what is below it in English is so in every language.
    const isName = (element: Element | null) => Boolean(element?.closest('[translate=no],body [lang=en],script,style'));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Shown[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!isName(parentElement)) found.push({ text: textContent ?? '', of: parentElement?.localName ?? '' });
    }
    const names = ['aria-label', 'title', 'alt', 'placeholder'];
    for (const element of document.querySelectorAll(names.map((name) => `[${name}]`).join())) {
      if (isName(element)) continue;
      for (const name of names)
        found.push({ text: element.getAttribute(name) ?? '', of: `${element.localName} ${name}` });
    }
    found.push({ text: document.title, of: 'title' });
    return found.filter(({ text }) => text.trim() !== '');
  });

interface Painting {
  /** What was painted on canvases since they were watched. */
  paintedTexts?: string[];
}

/** Runs in a page or a worker, as text: keeps what is painted on any canvas. */
const WATCH = `(() => {
  const texts = (globalThis.paintedTexts ??= []);
  for (const name of ['CanvasRenderingContext2D', 'OffscreenCanvasRenderingContext2D']) {
    const context = globalThis[name]?.prototype;
    for (const method of ['fillText', 'strokeText']) {
      const paint = context?.[method];
      if (paint === undefined) continue;
      context[method] = function (text, ...more) {
        texts.push(String(text));
        return paint.call(this, text, ...more);
      };
    }
  }
})()`;

/** Watches the canvases of the pages that are opened from now on, and those of their workers. */
export async function watchCanvases(page: Page): Promise<void> {
  await page.addInitScript(WATCH);
  // A worker paints again when the window gets another size, so no text of its first picture is lost.
  page.on('worker', (worker) => void worker.evaluate(WATCH).catch(() => undefined));
}

/** What was painted on the canvases of a page and of its workers, each text once. */
export async function paintedOn(page: Page): Promise<Shown[]> {
  const read = () => (globalThis as Painting).paintedTexts ?? [];
  const ofWorkers = page.workers().map((worker) => worker.evaluate(read).catch(() => []));
  const texts = await Promise.all([page.evaluate(read), ...ofWorkers]);
  return [...new Set(texts.flat())].filter((text) => text.trim() !== '').map((text) => ({ text, of: 'canvas' }));
}

/**
 * The texts of a page that don't fit in the box that hides what reaches out of it, and whether the page scrolls sideways.
 *
 * @param name matches a whole name: only names may be shortened with an ellipsis
 */
export const cutOn = (page: Page, name = /^$/): Promise<string[]> =>
  page.evaluate(
    ({ source, flags }) => {
      const ofName = new RegExp(source, flags);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const all = [...document.querySelectorAll<HTMLElement>('body *')];
      const { scrollWidth, clientWidth } = document.documentElement;
      const isHidden = (element: Element | null): boolean =>
        element !== null && (hides(getComputedStyle(element).overflowX) || isHidden(element.parentElement));
      const reachesOut = (text: Node): boolean => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getBoundingClientRect().right > clientWidth + 1 && !isHidden(text.parentElement);
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      const outside = () =>
        texts
          .filter(reachesOut)
          .map(({ textContent }) => textContent)
          .join(' | ');
      const found = scrollWidth > clientWidth ? [`the page: ${scrollWidth} > ${clientWidth} ${outside()}`] : [];
      for (const element of all) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        // What is there for screen readers alone is cut down to a point.
        const isSeen = element.clientWidth > 2 && element.clientHeight > 2;
        if ((!hides(overflowX) && !hides(overflowY)) || !isSeen || element.closest('[translate=no],svg') !== null)
          continue;
        const words = element.innerText.trim();
        if (words === '' || (textOverflow === 'ellipsis' && ofName.test(words))) continue;
        const wide = hides(overflowX) ? element.scrollWidth - element.clientWidth : 0;
        const high = hides(overflowY) ? element.scrollHeight - element.clientHeight : 0;
        if (wide > 1 || high > 1)
          found.push(`${element.localName}.${element.className}: ${words.slice(0, 60)} (${wide}, ${high})`);
      }
      return found;
    },
    { source: name.source, flags: name.flags },
  );
