import type { Page } from '@playwright/test';

/** A text that was painted on a canvas. */
interface Painted {
  readonly text: string;
  readonly y: number;
  /** Whether it reaches over an edge of the canvas. */
  readonly isCut: boolean;
}

interface WithPainted {
  painted: Painted[];
}

/** Notes every text that pages of this window paint from their next load on. */
export const watchCanvas = (page: Page) =>
  page.addInitScript(() => {
    const all: Painted[] = [];
    Object.assign(window, { painted: all });
    const paint = Object.getOwnPropertyDescriptor(CanvasRenderingContext2D.prototype, 'fillText')
      ?.value as CanvasText['fillText'];
    CanvasRenderingContext2D.prototype.fillText = function (...given) {
      const [text, x, y] = given;
      const { actualBoundingBoxLeft: left, actualBoundingBoxRight: right } = this.measureText(text);
      const { a, e } = this.getTransform();
      const isCut = (x - left) * a + e < -1 || (x + right) * a + e > this.canvas.width + 1;
      (window as unknown as WithPainted).painted.push({ text, y, isCut });
      paint.apply(this, given);
    };
  });

/** The texts that were painted since the page was loaded. */
export const paintedOn = (page: Page): Promise<Painted[]> =>
  page.evaluate(() => (window as unknown as WithPainted).painted);

/** What hides a part of its own text at its side. */
export const cutOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hides = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
    const isCut = ({ scrollWidth, clientWidth }: Element) => clientWidth > 1 && scrollWidth > clientWidth;
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.textContent.trim() !== '' && isCut(element) && hides(element))
      .filter((element) => element.querySelector('canvas') === null && element.closest('canvas') === null)
      .map((element) => `${element.localName}: ${element.textContent.trim().slice(0, 80)}`);
  });
