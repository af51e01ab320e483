import { dateOfDay } from '../../grazing/time';
import type { Entry, HerdData } from '../../grazing/records';
import type { TreatmentData } from '../facts';
import { herdsAt, type Clocks } from './clocksOf';
import { headIn } from './pairs';

/** What looks odd in a treatment. It is recorded all the same (docs/animals.md, What warns). */
export type TreatmentWarning =
  | { readonly what: 'more_than_there_are'; readonly there: number; readonly treated: number }
  | {
      readonly what:
        'before_first_count' | 'herd_retired' | 'expired' | 'batch_missing' | 'organic_lost' | 'organic_unsaid';
    }
  | { readonly what: 'entered_twice'; readonly otherUuid: string };

/** Two treatments that say the same within this time are most likely one, entered by two people. */
const TWICE_MS = 2 * 3_600_000;

const productOf = ({ product_uuid, product }: TreatmentData): string => product_uuid ?? product.trim().toLowerCase();

const whoOf = ({ herd_uuid, animal, head, tags }: TreatmentData): string =>
  JSON.stringify([herd_uuid, animal, head, [...tags].sort()]);

type Others = readonly Entry<TreatmentData>[];

function isBatchMissing(data: TreatmentData, others: Others): boolean {
  if (data.batch !== '') return false;
  let last: TreatmentData | undefined;
  for (const { data: other } of others) {
    if (other.at >= data.at || productOf(other) !== productOf(data)) continue;
    if (last === undefined || other.at > last.at) last = other;
  }
  return last !== undefined && last.batch !== '';
}

const sameNearby = (data: TreatmentData, others: Others): Entry<TreatmentData> | undefined =>
  others.find(
    ({ data: other }) =>
      Math.abs(Date.parse(other.at) - Date.parse(data.at)) < TWICE_MS &&
      productOf(other) === productOf(data) &&
      whoOf(other) === whoOf(data),
  );

/** More animals than there were, or a herd whose head nobody knew then. */
function warningsOfHead({ herd_uuid, animal, head, tags, at }: TreatmentData, clocks: Clocks): TreatmentWarning[] {
  const classes = herdsAt(clocks, Date.parse(at)).classesOf(herd_uuid);
  if (classes === null) return [{ what: 'before_first_count' }];
  const [there, treated] = [headIn(classes, animal), tags.length > 0 ? tags.length : (head ?? 0)];
  return treated > there ? [{ what: 'more_than_there_are', there, treated }] : [];
}

/**
 * What looks odd in a treatment: more animals than there were, before the first count, of a retired herd, with an expired
 * product, without the batch that the ranch's last use of it had, the same once more within two hours; and, where the ranch has
 * organic rules, that the organic status is lost or nobody said.
 *
 * @param treatment as it is or would be recorded, in place of the one of its id
 */
export function treatmentWarnings(
  { uuid, data }: Entry<TreatmentData>,
  clocks: Clocks,
  herd: HerdData | undefined,
): TreatmentWarning[] {
  const { records, scope } = clocks;
  const others = records.treatments.filter((other) => other.uuid !== uuid);
  const used = dateOfDay(scope.zone.dayOf(Date.parse(data.last_at ?? data.at)));
  const twin = sameNearby(data, others);
  const warnings = warningsOfHead(data, clocks);
  if (herd !== undefined && herd.retired_at !== null && herd.retired_at <= data.at)
    warnings.push({ what: 'herd_retired' });
  if (data.expires_on !== null && data.expires_on < used) warnings.push({ what: 'expired' });
  if (isBatchMissing(data, others)) warnings.push({ what: 'batch_missing' });
  if (twin !== undefined) warnings.push({ what: 'entered_twice', otherUuid: twin.uuid });
  if (records.rule_set !== null && data.organic === 'lost') warnings.push({ what: 'organic_lost' });
  if (records.rule_set !== null && data.organic === null) warnings.push({ what: 'organic_unsaid' });
  return warnings;
}
