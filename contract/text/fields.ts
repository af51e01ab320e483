import { lazy, string, type StringSchema } from './yup';
import { LANGUAGES } from '@domain/language/languages';
import { t } from '@domain/words';
import { EMAIL_MAX, TEXT_MAX, TOKEN_MAX } from '../http/limits';
import { isEmailAddress, mayBeAccountEmail } from './email';
import { codePointLength, foldWhiteSpace, hasDirectionMarks, isStorableText } from './text';

export const UNSTORABLE_MESSAGE = t`This text contains characters we cannot store`;
export const DIRECTION_MESSAGE = t`This text contains hidden marks that change its direction. Please type it again without them`;

/** As JSON Schema, once it is trimmed and folded. */
const lineJson = { type: 'string', minLength: 1, maxLength: TEXT_MAX };
const emailJson = { type: 'string', format: 'email', maxLength: EMAIL_MAX };

/** A text that must be there: undefined, null and (with `strict`) a value of another type get the same sentence. */
export function presentText(required: string) {
  return string().defined(required).nonNullable(required).typeError(required);
}

/**
 * A required line of text. Length and emptiness are judged on the folded text; `cast` folds it. With `strict` a
 * value of another type is refused instead of being turned into text.
 */
export function requiredText(required: string, tooLong: string) {
  return presentText(required)
    .transform((value: unknown) => (typeof value === 'string' ? foldWhiteSpace(value) : value))
    .test('required', required, (value) => foldWhiteSpace(value).length > 0)
    .test('max', tooLong, (value) => codePointLength(foldWhiteSpace(value)) <= TEXT_MAX)
    .test('storable', UNSTORABLE_MESSAGE, (value) => isStorableText(value))
    .test('direction', DIRECTION_MESSAGE, (value) => !hasDirectionMarks(value))
    .meta({ json: lineJson });
}

/** A field that may be left out; when it is there, it keeps its rule. */
export function ifGiven(rule: StringSchema<string>) {
  const { json = {} } = rule.spec.meta ?? {};
  return lazy((value: unknown) => (value === undefined ? string().optional() : rule))
    .optional()
    .meta({ json });
}

/** The language of the page that a body comes from, which becomes the account's; it may be left out. */
export const pageLanguage = () => string().oneOf(LANGUAGES);

/** A field of a form that may stay empty; when something is in it, it keeps its rule. */
export function ifFilledIn(rule: StringSchema<string>) {
  return lazy((value: unknown) => (value === '' ? string().defined() : rule));
}

/** A ranch's name, wherever a person writes one. */
export function ranchName() {
  return requiredText(t`Ranch name is required`, t`Your ranch name is toooooo long`);
}

export const fullName = () => requiredText(t`Name is required`, t`Your name is toooooo long`);
export const phoneNumber = () => requiredText(t`Phone number is required`, t`You have more than 100 characters`);

/** A token from a link, as it is there. Whether it is good is the server's to say. */
export function tokenText() {
  return presentText(t`The link is incomplete: open it from the mail again`)
    .test('required', t`The link is incomplete: open it from the mail again`, (value) => value.trim() !== '')
    .test('max', t`The link is damaged: open it from the mail again`, (value) => value.length <= TOKEN_MAX)
    .test('storable', UNSTORABLE_MESSAGE, (value) => isStorableText(value))
    .meta({ json: { type: 'string', minLength: 1, maxLength: TOKEN_MAX } });
}

function emailField(isGood: (typed: string) => boolean) {
  return presentText(t`Email is required`)
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .typeError(t`Email address contain errors`)
    .test('required', t`Email is required`, (value) => value.trim().length > 0)
    .test('email', t`Email address contain errors`, (value) => value.trim() === '' || isGood(value))
    .meta({ json: { type: 'string', minLength: 1, maxLength: EMAIL_MAX } });
}

/** A required email address; `cast` trims it. The normal form is `normalizeEmail`'s. */
export const requiredEmail = () => emailField(isEmailAddress).meta({ json: emailJson });

/** The email of an account that may be there already: people still get in by one that no new account may have. */
export const accountEmail = () => emailField(mayBeAccountEmail);

/** A password as typed, for signing in: any text of at most 100 code points. It is never trimmed. */
export function typedPassword() {
  return presentText(t`Password is required`)
    .test('required', t`Password is required`, (value) => value.length > 0)
    .test('max', t`You have more than 100 characters`, (value) => codePointLength(value) <= TEXT_MAX)
    .test('storable', UNSTORABLE_MESSAGE, (value) => isStorableText(value))
    .meta({ json: lineJson });
}

export const ONE_TEXT = t`This can be here only once, as text`;
const CURSOR = t`We don’t know this place in the list: start at its first page`;

/** A place in a list, in the query of a call; left out for the first page. */
export const cursorText = () => string().optional().nonNullable(ONE_TEXT).typeError(ONE_TEXT).max(200, CURSOR);
