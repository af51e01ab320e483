import { object, string, type InferType, type ObjectSchema } from '../text/yup';
import { t } from '@domain/words';
import { tokenText } from '../text/fields';

/** Kinds of links that hold a token. */
const LINK_KINDS = ['invitation', 'contract', 'reset', 'cancel_delete'] as const;

export type LinkKind = (typeof LINK_KINDS)[number];

/** How a link ends that was good once. */
export const ENDED_LINK_STATES = ['expired', 'used', 'revoked'] as const;

const LINK_STATES = ['good', ...ENDED_LINK_STATES, 'invalid'] as const;

/** How a link stands; `invalid` is one that was never made, or has lost a part on its way. */
export type LinkState = (typeof LINK_STATES)[number];

// eslint-disable-next-line lingui/no-unlocalized-strings -- only programs read it
const KIND = 'Say which kind of link it is: invitation, contract, reset or cancel_delete';
const NO_TOKEN = t`The link is incomplete: open it from the mail again`;

/** The body of `POST link`. What a program writes where it has no token is none. */
export const linkSchema = object({
  kind: string().defined(KIND).nonNullable(KIND).typeError(KIND).oneOf(LINK_KINDS, KIND),
  token: tokenText().test('none', NO_TOKEN, (value) => !/^\s*(?:null|undefined)\s*$/.test(value)),
}).noUnknown();

/** The answer to it. */
export const linkStateSchema: ObjectSchema<{ state: LinkState }> = object({
  state: string().oneOf(LINK_STATES).defined(),
});

export type LinkQuestion = InferType<typeof linkSchema>;
