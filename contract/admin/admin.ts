import { array, boolean, object, string, type ObjectSchema } from '../text/yup';
import { TEXT_MAX } from '../http/limits';
import { cursorText, ONE_TEXT, UNSTORABLE_MESSAGE } from '../text/fields';
import { codePointLength, foldWhiteSpace, isStorableText } from '../text/text';

/** A person as an admin sees them. `ranches` are names, `created_at` is ISO 8601 in UTC. */
export interface AdminUser {
  uuid: string;
  email: string;
  full_name: string;
  is_admin: boolean;
  is_beta_tester: boolean;
  ranches: string[];
  created_at: string;
}

/** What happened, as the audit log keeps it. `at` is ISO 8601 in UTC, `address` the caller's IP address. */
export interface AuditEntry {
  uuid: string;
  at: string;
  actor_email: string;
  target_email: string;
  action: string;
  address: string;
}

/** One page of a list; `next_cursor` asks for the next and is null on the last. */
export interface AdminUsersPage {
  users: AdminUser[];
  next_cursor: string | null;
}

export interface AuditPage {
  entries: AuditEntry[];
  next_cursor: string | null;
}

export const adminUserSchema: ObjectSchema<AdminUser> = object({
  uuid: string().required(),
  email: string().defined(),
  full_name: string().defined(),
  is_admin: boolean().defined(),
  is_beta_tester: boolean().defined(),
  ranches: array().of(string().defined()).defined(),
  created_at: string().defined(),
});

const auditEntrySchema: ObjectSchema<AuditEntry> = object({
  uuid: string().required(),
  at: string().defined(),
  actor_email: string().defined(),
  target_email: string().defined(),
  action: string().defined(),
  address: string().defined(),
});

export const adminUsersSchema: ObjectSchema<AdminUsersPage> = object({
  users: array().of(adminUserSchema).defined(),
  next_cursor: string().defined().nullable(),
});

export const auditSchema: ObjectSchema<AuditPage> = object({
  entries: array().of(auditEntrySchema).defined(),
  next_cursor: string().defined().nullable(),
});

/** What may stand in the query of `GET admin/users`: a part of an email, a name or a ranch's name. Empty is none. */
export const adminUsersQuerySchema = object({
  query: string()
    .optional()
    .nonNullable(ONE_TEXT)
    .typeError(ONE_TEXT)
    .transform((value: unknown) => (typeof value === 'string' ? foldWhiteSpace(value) : value))
    .test(
      'max',
      // eslint-disable-next-line lingui/no-unlocalized-strings -- the pages of admins are English
      'You have more than 100 characters',
      (value = '') => codePointLength(foldWhiteSpace(value)) <= TEXT_MAX,
    )
    .test('storable', UNSTORABLE_MESSAGE, (value = '') => isStorableText(value))
    .meta({ json: { type: 'string', maxLength: TEXT_MAX } }),
  cursor: cursorText(),
}).noUnknown();

/** What may stand in the query of `GET admin/audit`. */
export const auditQuerySchema = object({ cursor: cursorText() }).noUnknown();
