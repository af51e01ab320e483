import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import PO from 'pofile';
import { ROOT } from '../buildStamp';

/** A sentence of the code and what a language says in its place; empty where that is missing. */
export interface Sentence {
  english: string;
  said: string;
}

const itemsOf = (language: string, folder: string) =>
  PO.parse(readFileSync(join(folder, `${language}.po`), 'utf8')).items.filter(({ obsolete }) => !obsolete);

/** All sentences of a language's catalog. */
export const sentencesOf = (language: string, folder = join(ROOT, 'words')): Sentence[] =>
  itemsOf(language, folder).map(({ msgid, msgstr }) => ({ english: msgid, said: msgstr.join('') }));

/** The translated sentences of a language by the id of the English one. What a translator left empty isn't in it. */
export function readCatalog(language: string, folder = join(ROOT, 'words')): ReadonlyMap<string, string> {
  const translated = itemsOf(language, folder).filter(({ msgstr }) => msgstr.join('') !== '');
  return new Map(
    translated.map(({ msgid, msgctxt, msgstr }) => [generateMessageId(msgid, msgctxt ?? undefined), msgstr.join('')]),
  );
}
