import { array, object, string, type InferType, type ObjectSchema } from '../text/yup';
import { t } from '@domain/words';
import { presentText, requiredText } from '../text/fields';

/** What a key opens for reading: the exports of its ranch, or its calendar. */
const KEY_SCOPES = ['export', 'calendar'] as const;

export type KeyScope = (typeof KEY_SCOPES)[number];

/** A key of a ranch, without the key itself. Times are ISO 8601 in UTC. */
export interface ExportKey {
  uuid: string;
  name: string;
  scope: KeyScope;
  /** The full name of the person who made it. */
  made_by: string;
  created_at: string;
  /** To the hour; null for one that was never used. */
  last_used_at: string | null;
}

/** A key that was made just now, with the text that opens: it is told this once. */
export type NewExportKey = Pick<ExportKey, 'uuid' | 'name' | 'scope'> & { key: string };

const shown = {
  uuid: string().required(),
  name: string().defined(),
  scope: string().oneOf(KEY_SCOPES).defined(),
};

const exportKeySchema: ObjectSchema<ExportKey> = object({
  ...shown,
  made_by: string().defined(),
  created_at: string().defined(),
  last_used_at: string().defined().nullable(),
});

export const exportKeysSchema = array().of(exportKeySchema).defined();

export const newExportKeySchema: ObjectSchema<NewExportKey> = object({ ...shown, key: string().required() });

const SCOPE_MESSAGE = t`Choose what the key opens: export or calendar`;

/** The body of `POST ranch/{ranchUuid}/key`, and the form behind it. */
export const wantedKeySchema = object({
  name: requiredText(t`Name is required`, t`This name is longer than 100 characters`),
  scope: presentText(SCOPE_MESSAGE).oneOf(KEY_SCOPES, SCOPE_MESSAGE),
}).noUnknown();

export type WantedKey = InferType<typeof wantedKeySchema>;
