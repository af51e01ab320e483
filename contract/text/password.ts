import { plural, t } from '@domain/words';
import { PASSWORD_MIN, TEXT_MAX } from '../http/limits';
import { PRODUCT_NAME } from '../http/product';
import { splitFullName } from './names';
import { codePointLength } from './text';

/** What a password must not be: texts that anyone who knows the person would try first. */
export interface PersonalTexts {
  email?: string | undefined;
  names?: readonly (string | undefined)[];
}

/** What a form or body says of the person besides the password: their name, whole or in parts, ranch and email. */
export function personalTextsOf(said: Readonly<Record<string, unknown>>): PersonalTexts {
  const text = (key: string) => (typeof said[key] === 'string' ? said[key] : '');
  const { first_name: first, last_name: last } = splitFullName(text('full_name'));
  const parts = [
    [first, last],
    [text('first_name'), text('last_name')],
  ];
  const names = parts.flatMap((pair) => [...pair, pair.join(' ')]);
  return { email: text('email'), names: [text('full_name'), ...names, text('name')] };
}

/** The core of a text for comparison: no case, no punctuation, no digits around it ("Maria's Ranch 1" → "mariasranch"). */
function coreOf(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return plain.replace(/^\p{N}+|\p{N}+$/gu, '');
}

function isPersonal(password: string, { email, names = [] }: PersonalTexts): boolean {
  const core = coreOf(password);
  const texts = [PRODUCT_NAME, email, email?.split('@')[0], ...names];
  return core !== '' && texts.some((text) => text !== undefined && coreOf(text) === core);
}

/**
 * The strength rule for a new password, the same in the form and on the server: 8 to 100 code points, not among the
 * common ones, not the person's own email, name or ranch and not the product's name. There is no composition rule
 * (OWASP ASVS 5.0, V6.2.5).
 *
 * @returns what is wrong, in words for the person, or undefined for a good password
 */
export function passwordProblem(
  password: string,
  personal: PersonalTexts,
  isCommon: (password: string) => boolean,
): string | undefined {
  const length = codePointLength(password);
  if (length === 0) return t`Password is required`;
  if (length < PASSWORD_MIN) {
    const missing = PASSWORD_MIN - length;
    return t`Your password is too short: ${plural(missing, { one: '# more character to go', other: '# more characters to go' })}`;
  }
  if (length > TEXT_MAX) return t`You have more than 100 characters`;
  if (isCommon(password)) return t`Too many people use this password: choose one of your own`;
  if (isPersonal(password, personal)) return t`Your password must not be your name, email, ranch or our name`;
  return undefined;
}
