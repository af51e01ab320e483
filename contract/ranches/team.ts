import { array, object, string, type ObjectSchema } from '../text/yup';
import { t } from '@domain/words';
import { ROLES, type Role } from './rights';

/** Someone who belongs to a ranch. `joined_at` is ISO 8601 in UTC. */
export interface Member {
  uuid: string;
  first_name: string;
  last_name: string;
  /** As the person typed it. */
  full_name: string;
  email: string;
  role: Role;
  joined_at: string;
}

export const memberSchema: ObjectSchema<Member> = object({
  uuid: string().required(),
  first_name: string().defined(),
  last_name: string().defined(),
  full_name: string().defined(),
  email: string().defined(),
  role: string().oneOf(ROLES).defined(),
  joined_at: string().defined(),
});

export const teamSchema = array().of(memberSchema).defined();

const ROLE_MESSAGE = t`Choose a role`;

/** A role that a person gives to another. */
export const roleField = () =>
  string().defined(ROLE_MESSAGE).nonNullable(ROLE_MESSAGE).typeError(ROLE_MESSAGE).oneOf(ROLES, ROLE_MESSAGE);

/** The body of `PATCH ranch/{ranchUuid}/user/{userUuid}`. */
export const memberRoleSchema = object({ role: roleField() }).noUnknown();
