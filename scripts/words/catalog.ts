import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import PO from 'pofile';
import { ROOT } from '../buildStamp';

/** The translated sentences of a language by the id of the English one. What a translator left empty isn't in it. */
export function readCatalog(language: string, folder = join(ROOT, 'words')): ReadonlyMap<string, string> {
  const { items } = PO.parse(readFileSync(join(folder, `${language}.po`), 'utf8'));
  const translated = items.filter(({ obsolete, msgstr }) => !obsolete && msgstr.join('') !== '');
  return new Map(
    translated.map(({ msgid, msgctxt, msgstr }) => [generateMessageId(msgid, msgctxt ?? undefined), msgstr.join('')]),
  );
}
