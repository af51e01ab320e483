import { array, boolean, object, string, type ObjectSchema } from 'yup';
import { ROLES, type Role } from './role';

/** A ranch as its member sees it. */
export interface Ranch {
  ranch_uuid: string;
  name: string;
  role: Role;
  current_season_uuid: string | null;
  current_season_name: string | null;
}

/** What a person has chosen for themselves: free JSON below known keys, so that unknown ones survive. */
export type Settings = Record<string, unknown>;

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
  settings: Settings;
  deletion_scheduled_at: string | null;
  ranches: Ranch[];
}

export const ranchSchema: ObjectSchema<Ranch> = object({
  ranch_uuid: string().defined(),
  name: string().defined(),
  role: string().oneOf(ROLES).defined(),
  current_season_uuid: string().defined().nullable(),
  current_season_name: string().defined().nullable(),
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
  settings: object().defined() as ObjectSchema<Settings>,
  deletion_scheduled_at: string().defined().nullable(),
  ranches: array().of(ranchSchema).defined(),
});
