import { array, boolean, object, string, type ObjectSchema } from '../text/yup';
import { LANGUAGES, type Language } from '@domain/language/languages';
import { ROLES, type Role } from '../ranches/rights';

/** A ranch as its member sees it. */
export interface Ranch {
  ranch_uuid: string;
  name: string;
  role: Role;
  current_season_uuid: string | null;
  current_season_name: string | null;
  /** The ranch's time zone (IANA), null while nobody has said it; a server from before the grazing record leaves it out. */
  time_zone?: string | null | undefined;
  /** The partner program that the ranch is in, null without one; a server that knows of no programs leaves it out. */
  program?: string | null | undefined;
}

/** A ranch that its owner has deleted and can bring back until then (ISO 8601 in UTC). */
export interface DeletedRanch {
  ranch_uuid: string;
  name: string;
  until: string;
}

/** What a person has chosen for themselves, `settings` on the wire: free JSON below known keys, so that unknown ones survive. */
export type Preferences = Record<string, unknown>;

/** The signed-in person. Times are ISO 8601 in UTC. */
export interface Me {
  uuid: string;
  email: string;
  first_name: string;
  last_name: string;
  full_name: string;
  phone_number: string;
  is_admin: boolean;
  is_beta_tester: boolean;
  masqueraded_by: string | null;
  settings: Preferences;
  /** What the person reads, null while they have not chosen; a server from before that leaves it out. */
  language?: Language | null | undefined;
  deletion_scheduled_at: string | null;
  ranches: Ranch[];
  /** Those that they can bring back; a server from before that leaves it out. */
  deleted_ranches?: DeletedRanch[] | undefined;
}

export const ranchSchema: ObjectSchema<Ranch> = object({
  ranch_uuid: string().defined(),
  name: string().defined(),
  role: string().oneOf(ROLES).defined(),
  current_season_uuid: string().defined().nullable(),
  current_season_name: string().defined().nullable(),
  time_zone: string().nullable(),
  program: string().nullable(),
});

const deletedRanchSchema: ObjectSchema<DeletedRanch> = object({
  ranch_uuid: string().defined(),
  name: string().defined(),
  until: string().defined(),
});

export const meSchema: ObjectSchema<Me> = object({
  uuid: string().required(),
  email: string().defined(),
  first_name: string().defined(),
  last_name: string().defined(),
  full_name: string().defined(),
  phone_number: string().defined(),
  is_admin: boolean().defined(),
  is_beta_tester: boolean().defined(),
  masqueraded_by: string().defined().nullable(),
  settings: object()
    .defined()
    .meta({ json: { type: 'object' } }) as ObjectSchema<Preferences>,
  language: string().oneOf(LANGUAGES).nullable(),
  deletion_scheduled_at: string().defined().nullable(),
  ranches: array().of(ranchSchema).defined(),
  deleted_ranches: array().of(deletedRanchSchema),
});
