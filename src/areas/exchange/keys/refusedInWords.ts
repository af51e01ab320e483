import { t } from '@domain/words';

const WORDS: ReadonlyMap<string, string> = new Map([
  ['forbidden', t`the key doesn’t open that, or may not change it`],
  ['too_many', t`too many calls`],
  ['invalid', t`something that was sent is wrong`],
  ['bad_json', t`something that was sent can’t be read`],
  ['changed_meanwhile', t`somebody has changed it since`],
  ['not_found', t`what it asked for isn’t there`],
  ['too_large', t`it sent too much at once`],
]);

/** Why a call of a key was refused, by the code that the program got; one without words here is said as it is. */
export const refusedInWords = (code: string): string => WORDS.get(code) ?? code;
