import { array, boolean, number, object, string, type ObjectSchema } from '../text/yup';
import { ENDED_LINK_STATES, type LinkState } from '../people/link';
import { cursorText } from '../text/fields';

/** Which ways of contact a partner prefers. */
export interface WaysOfContact {
  email: boolean;
  phone: boolean;
  text: boolean;
  video: boolean;
}

/** What a partner has said of their ranch and of themselves. */
export interface PartnerAnswers {
  name: string;
  state: string;
  zip: string;
  ranch_type: string;
  members_count: number;
  title: string;
  preferred_communication: WaysOfContact;
}

/**
 * A link for a partner as admins see it, never the token itself. Times are ISO 8601 in UTC; `email` is whom it was made
 * for, null where nobody was named; `ranch` is null until it is used, and once that ranch is gone.
 */
export interface ListedLink {
  uuid: string;
  program: string;
  email: string | null;
  created_at: string;
  expires_at: string;
  state: Exclude<LinkState, 'invalid'>;
  ranch: PartnerAnswers | null;
}

/** One page of the list; `next_cursor` asks for the next and is null on the last. */
export interface LinksPage {
  links: ListedLink[];
  next_cursor: string | null;
}

const waysSchema: ObjectSchema<WaysOfContact> = object({
  email: boolean().defined(),
  phone: boolean().defined(),
  text: boolean().defined(),
  video: boolean().defined(),
});

const answersSchema: ObjectSchema<PartnerAnswers> = object({
  name: string().defined(),
  state: string().defined(),
  zip: string().defined(),
  ranch_type: string().defined(),
  members_count: number().defined(),
  title: string().defined(),
  preferred_communication: waysSchema,
});

const listedLinkSchema: ObjectSchema<ListedLink> = object({
  uuid: string().required(),
  program: string().defined(),
  email: string().defined().nullable(),
  created_at: string().defined(),
  expires_at: string().defined(),
  state: string()
    .oneOf(['good', ...ENDED_LINK_STATES] as const)
    .defined(),
  ranch: answersSchema.defined().nullable().default(undefined),
});

export const linksPageSchema: ObjectSchema<LinksPage> = object({
  links: array().of(listedLinkSchema).defined(),
  next_cursor: string().defined().nullable(),
});

/** What may stand in the query of `GET contract`. */
export const linksQuerySchema = object({ cursor: cursorText() }).noUnknown();
