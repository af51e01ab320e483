import { SHARE_PARTS, type SharePart, type ShareTerms } from '@domain/sharing/shareTerms';
import { t } from '@domain/words';
import { date, isId, yesOrNo } from '../grazing/recordFields';
import { boolean, mixed, object, string } from '../text/yup';

/** Most paddocks that a share names. */
const SHARED_PADDOCKS_MAX = 10_000;

const YEARS_BACK_MAX = 10;

/** What a ranch lets a program see: parts, days of the ranch's zone (YYYY-MM-DD, both included), and paddocks. */
export interface Share extends Record<SharePart, boolean> {
  /** Whose name, email and phone number the program sees: `self` of who sends it, the uuid of who agreed, or null. */
  contact_uuid: string | null;
  from: string;
  until: string | null;
  /** All, or those without a parent that are named. */
  paddocks: 'all' | string[];
  /** Whether paddocks that are made later join them. */
  new_paddocks: boolean;
}

const NEEDED = t`This field is required`;
const ALWAYS = t`The figures are always shared`;
const PADDOCKS = t`Share all paddocks, or name up to ${SHARED_PADDOCKS_MAX} of them, each once`;
const CONTACT = t`The contact is yourself, who it was before, or nobody`;

const isNamed = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= SHARED_PADDOCKS_MAX &&
  value.every((each) => typeof each === 'string' && isId(each)) &&
  new Set(value).size === value.length;

const isPaddocks = (value: unknown): value is Share['paddocks'] => value === 'all' || isNamed(value);

const paddocks = () =>
  mixed(isPaddocks)
    .defined(PADDOCKS)
    .nonNullable(PADDOCKS)
    .typeError(PADDOCKS)
    .meta({
      json: {
        anyOf: [
          { const: 'all' },
          {
            type: 'array',
            items: { type: 'string', format: 'uuid' },
            minItems: 1,
            maxItems: SHARED_PADDOCKS_MAX,
            uniqueItems: true,
          },
        ],
      },
    });

const contact = () =>
  string()
    .defined(CONTACT)
    .nullable()
    .typeError(CONTACT)
    .test('contact', CONTACT, (value) => value === null || value === 'self' || isId(value))
    .meta({ json: { anyOf: [{ const: 'self' }, { type: 'string', format: 'uuid' }, { type: 'null' }] } });

const figures = () =>
  boolean()
    .defined(ALWAYS)
    .nonNullable(ALWAYS)
    .typeError(ALWAYS)
    .test('always', ALWAYS, (value) => value)
    .meta({ json: { const: true } });

const parts = Object.fromEntries(SHARE_PARTS.map((part) => [part, yesOrNo()])) as Record<
  SharePart,
  ReturnType<typeof yesOrNo>
>;

/** The rule of a share by itself; what hangs on today is judged by `daysProblem`. */
const shareSchema = object({
  ...parts,
  figures: figures(),
  contact_uuid: contact(),
  from: date(),
  until: date().nullable(),
  paddocks: paddocks(),
  new_paddocks: yesOrNo(),
}).noUnknown();

/** The body of `POST ranch/{ranchUuid}/sharing/preview`. */
export const sharingPreviewSchema = object({
  share: shareSchema.default(undefined).defined(NEEDED).nonNullable(NEEDED).typeError(NEEDED),
}).noUnknown();

const tenYearsBefore = (day: string): string => `${Number(day.slice(0, 4)) - YEARS_BACK_MAX}${day.slice(4)}`;

/** What is wrong with the days of a share on a day (YYYY-MM-DD) of the ranch's zone, by field; undefined: nothing. */
export function daysProblem(
  { from, until }: Pick<Share, 'from' | 'until'>,
  today: string,
): Record<string, string> | undefined {
  const earliest = tenYearsBefore(today);
  if (from < earliest) return { from: t`A share goes back ten years at most: to ${earliest}` };
  if (until !== null && until < today) return { until: t`A share ends today at the earliest, or has no end` };
  return until !== null && from > until ? { until: t`This is before the first day that is shared` } : undefined;
}

/** A share as a projection goes by it. */
export const termsOf = (share: Share): ShareTerms => ({
  parts: new Set(SHARE_PARTS.filter((part) => share[part])),
  from: share.from,
  until: share.until,
  paddocks: share.paddocks === 'all' ? 'all' : new Set(share.paddocks),
});
