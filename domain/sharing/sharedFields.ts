import type { FieldRule, FieldShare, KindRule, Nothing, ShareTerms } from './shareTerms';

/** The ids of the records that a projection tells so far, by kind. */
export type Present = ReadonlyMap<string, ReadonlySet<string>>;

function isTold(share: FieldShare, { parts }: ShareTerms): boolean {
  if (share === 'open' || share === 'person') return share === 'open';
  return parts.has(share === 'position' ? 'land' : share);
}

const isPresent = (uuid: unknown, { refers }: FieldRule, present: Present): boolean =>
  typeof uuid === 'string' && refers.some((kind) => present.get(kind)?.has(uuid) === true);

/** What a field that names others says of those that are told; undefined: nothing that its kind takes. */
function toldOf(value: unknown, rule: FieldRule, present: Present): unknown {
  if (Array.isArray(value)) {
    const some: readonly unknown[] = value.filter((uuid) => isPresent(uuid, rule, present));
    return some.length > 0 || value.length === 0 ? some : rule.nothing;
  }
  return value === null || isPresent(value, rule, present) ? value : rule.nothing;
}

/** Land that a record hangs on: without it the record goes, since null would say that it is about the whole ranch. */
const isLand = ({ refers }: FieldRule): boolean => refers.some((kind) => kind === 'paddock' || kind === 'unit');

const isOfHerd = ({ refers }: FieldRule): boolean => refers.length === 1 && refers[0] === 'herd';

/**
 * The fields of a record that a share tells: those of people empty, positions with the land alone, ids of what isn't told null.
 * Null where a field would have to say what isn't told, and where the land or all herds that it names aren't.
 */
export function sharedFields(data: object, { fields }: KindRule, share: ShareTerms, present: Present): object | null {
  const told: Record<string, unknown> = {};
  let [herds, lost] = [0, 0];
  for (const [field, value] of Object.entries(data) as [string, unknown][]) {
    const rule = fields.get(field);
    if (rule === undefined) continue;
    let own = isTold(rule.share, share) ? value : (rule.nothing satisfies Nothing);
    if (own !== rule.nothing && rule.refers.length > 0) {
      own = toldOf(value, rule, present);
      if (own !== value && isLand(rule) && !Array.isArray(value)) return null;
      if (isOfHerd(rule) && value !== null) {
        if (own === value) herds += 1;
        else lost += 1;
      }
    }
    if (own === undefined) return null;
    told[field] = own;
  }
  return lost > 0 && herds === 0 ? null : told;
}
