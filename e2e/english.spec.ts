import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Title, description and text of public pages, as the release before the first other language had them. */
const RECORDED = JSON.parse(readFileSync(join(__dirname, 'recorded', 'publicPages.json'), 'utf8')) as Record<
  string,
  readonly string[]
>;

/** The same of a page as it is sent, but for links to other languages and to the pages for developers. */
const sentBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const isText = parentElement?.closest('script,style,[hreflang],[href="/developers"]') === null;
      if (isText && textContent !== null && textContent.trim() !== '') texts.push(textContent);
    }
    const description = document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '';
    return [document.title, description, texts.join('').replace(/\s+/g, ' ').trim()];
  });

test.use({ javaScriptEnabled: false });

for (const [path, recorded] of Object.entries(RECORDED)) {
  test(`LANGUAGES 11.1: the English of ${path} is what it was before there was another language`, async ({ page }) => {
    await page.goto(path);
    expect(await sentBy(page)).toEqual(recorded);
  });
}
