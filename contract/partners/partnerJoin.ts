import { boolean, number, object, string, type InferType } from '../text/yup';
import { typedNumber } from '@domain/formats/typedNumber';
import { t } from '@domain/words';
import { MEMBERS_MAX } from '../http/limits';
import {
  ifFilledIn,
  ifGiven,
  pageLanguage,
  phoneNumber,
  presentText,
  ranchName,
  requiredEmail,
  requiredText,
  tokenText,
} from '../text/fields';
import { newPassword, type IsCommon } from '../text/newPassword';
import { RANCH_TYPES, TITLES } from './partnerChoices';
import { stateNamed } from './states';

const TOO_LONG = t`You have more than 100 characters`;
const ZIP = t`A zip code has 5 digits, or 5 and 4`;
const COUNT = t`The number of members is a whole number, 0 or more`;
const TOO_MANY = t`The number of members is 1,000,000 at most`;
const YES_OR_NO = t`Say yes or no to each way of contact`;
const ZIP_CODE = /^\d{5}(?:-\d{4})?$/;
/** A masked phone number, complete. */
const PHONE = /^\(\d{3}\)\d{3}-\d{4}$/;

const isCount = (value: number) => Number.isInteger(value) && value >= 0;

const oneOf = (values: readonly string[], message: string) =>
  string().defined(message).nonNullable(message).typeError(message).oneOf(values, message);

const STATE = t`State is required: pick one of the list`;

/** A state by its name or its postal code, in any case; `cast` gives the name. */
const state = () =>
  presentText(STATE)
    .transform((value: unknown) => (typeof value === 'string' ? (stateNamed(value) ?? value) : value))
    .test('state', STATE, (value) => stateNamed(value) !== undefined)
    .meta({ json: { type: 'string', minLength: 2 } });

const person = () => ({
  title: oneOf(TITLES, t`Title is required`),
  first_name: requiredText(t`First name is required`, t`Your name is toooooo long`),
  last_name: requiredText(t`Last name is required`, t`Your name is toooooo long`),
  email: requiredEmail(),
  name: ranchName(),
  state: state(),
  zip: presentText(t`Zip code is required`)
    .test('required', t`Zip code is required`, (value) => value !== '')
    .matches(ZIP_CODE, { message: ZIP, excludeEmptyString: true })
    .meta({ json: { type: 'string', pattern: ZIP_CODE.source } }),
  ranch_type: oneOf(RANCH_TYPES, t`Ranch type is required`),
});

const ways = () => object({ email: said(), phone: said(), text: said(), video: said() }).noUnknown().defined();
const said = () => boolean().defined(YES_OR_NO).nonNullable(YES_OR_NO).typeError(YES_OR_NO);

/** The body of `ranch/contracted`: what a partner sends to join. */
export function buildPartnerJoinSchema(isCommon: IsCommon) {
  return object({
    ...person(),
    phone_number: phoneNumber(),
    password: newPassword(isCommon),
    contract_token: tokenText(),
    members_count: number()
      .defined(COUNT)
      .nonNullable(COUNT)
      .typeError(COUNT)
      .integer(COUNT)
      .min(0, COUNT)
      .max(MEMBERS_MAX, TOO_MANY),
    preferred_communication: ways(),
    language: pageLanguage(),
  }).noUnknown();
}

/** What a partner types: the number of members is still text there. */
export function buildPartnerJoinFormSchema(isCommon: IsCommon) {
  return object({
    ...person(),
    phone_number: presentText(t`Phone number is required`)
      .test('required', t`Phone number is required`, (value) => value !== '')
      .matches(PHONE, { message: t`Your phone number has 10 digits`, excludeEmptyString: true }),
    password: newPassword(isCommon),
    members_count: presentText(t`Number of members is required`)
      .test('required', t`Number of members is required`, (value) => value.trim() !== '')
      .test('count', COUNT, (value) => isCount(typedNumber(value) ?? 0))
      .test('max', TOO_MANY, (value) => !((typedNumber(value) ?? 0) > MEMBERS_MAX)),
    preferred_communication: ways(),
  });
}

/* eslint-disable lingui/no-unlocalized-strings -- of a form of the panel, which is English */
const LEAVE_OUT = 'Leave this out or fill it in';
const program = () => requiredText('Program is required', TOO_LONG);
/* eslint-enable lingui/no-unlocalized-strings */

/** The body of `POST contract`: what a partner's link fills in for them. */
export const newPartnerLinkSchema = object({
  email: ifGiven(requiredEmail()),
  phone_number: ifGiven(requiredText(LEAVE_OUT, TOO_LONG)),
  first_name: ifGiven(requiredText(LEAVE_OUT, TOO_LONG)),
  last_name: ifGiven(requiredText(LEAVE_OUT, TOO_LONG)),
  program: program(),
}).noUnknown();

/** The form behind it, in which what is left out is empty. */
export const newPartnerLinkFormSchema = object({
  email: ifFilledIn(requiredEmail()),
  phone_number: ifFilledIn(requiredText(LEAVE_OUT, TOO_LONG)),
  first_name: ifFilledIn(requiredText(LEAVE_OUT, TOO_LONG)),
  last_name: ifFilledIn(requiredText(LEAVE_OUT, TOO_LONG)),
  program: program(),
});

/** The answer to it. */
export const partnerLinkSchema = object({ url: string().required() });

export type PartnerJoinPayload = InferType<ReturnType<typeof buildPartnerJoinSchema>>;
export type PartnerJoinForm = InferType<ReturnType<typeof buildPartnerJoinFormSchema>>;
export type NewPartnerLink = InferType<typeof newPartnerLinkSchema>;
export type PartnerLink = InferType<typeof partnerLinkSchema>;
