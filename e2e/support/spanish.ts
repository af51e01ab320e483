import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import PO from 'pofile';
import { newPerson, type Person } from './people';
import { shownOn } from './shown';
import { expect } from './test';

/** Someone who signed up on a Spanish page, which their account remembers. The browser is theirs afterwards. */
export async function signUpInSpanish(page: Page, site = ''): Promise<Person> {
  const person = { ...newPerson(), name: 'Rosa Ibarra', ranch: 'El Fresno' };
  const { email, password, name, ranch, phone } = person;
  const data = { email, password, first_name: 'Rosa', last_name: 'Ibarra', full_name: name, name: ranch };
  const answer = await page.request.post(`${site}/api/v1/auth/register`, {
    data: { ...data, phone_number: phone, language: 'es' },
  });
  expect(answer.status()).toBe(201);
  return person;
}

const { items } = PO.parse(readFileSync(join(__dirname, '../../words/es.po'), 'utf8'));
const SPANISH = new Map(items.map(({ msgid, msgstr }) => [msgid, msgstr.join('')]));

/** What the catalog says for an English sentence without values. */
export const inSpanish = (english: string): string => SPANISH.get(english) ?? `a translation of ${english}`;

/** Words that no Spanish sentence has: an English one is left where one of them is. */
const ENGLISH =
  /\b(?:the|and|of|is|are|was|were|this|that|with|your|you|from|for|not|add|delete|save|move|moves|head|herds?|paddocks?|days?|acres? of|rest|since|until|by|to|never|notifications)\b/i;

/** Files for other programs have the same names in every language. */
const FILE = /^\w+\.(?:csv|geojson|kml|xlsx|json|ics)$/;

/** Whether a text is English, as far as such words tell. */
export const englishIn = (text: string): boolean => ENGLISH.test(text) && !FILE.test(text.trim());

/**
 * The texts of a page that are still English, each with the page.
 *
 * @param written what people wrote, which stays as they wrote it in every language
 */
export async function englishOn(
  page: Page,
  path = new URL(page.url()).pathname,
  written: readonly string[] = [],
): Promise<string[]> {
  const shown = await shownOn(page);
  const ours = (text: string): string => written.reduce((left, words) => left.replaceAll(words, ''), text);
  return shown.filter(({ text }) => englishIn(ours(text))).map(({ text, of }) => `${path} ${of}: ${text.trim()}`);
}
