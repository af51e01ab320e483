import { missing, type Figure } from '../grazing/figure';
import { demandAt, weightAt, type HerdClass, type Standard } from '../grazing/herdClass';
import { byText, type Animal, type Entry } from '../grazing/records';
import { dayNumber } from '../grazing/time';
import { groupedBy } from '../lists/groupedBy';
import type { DemandData } from './organicFacts';

/** Where what a head needs is from: the ranch's own intake where no record says it. */
export const OWN_INTAKE = 'own_intake';

export interface Demanded {
  /** The record that holds; undefined without one. */
  readonly data: DemandData | undefined;
  /** What it says of where it is from, or `OWN_INTAKE`. */
  readonly source: string;
  /** Lb of dry matter a head and day, of that class of a herd at an instant. */
  readonly perHead: (classes: readonly HerdClass[], at: number) => Figure;
}

const latestFirst = (one: Entry<DemandData>, other: Entry<DemandData>): number =>
  byText(other.data.starts_on, one.data.starts_on) || byText(other.uuid, one.uuid);

type LbOf = (animals: HerdClass, at: number) => number | null;

/** The mean over the head of a class, which may have been counted in several parts. */
function meanOf(classes: readonly HerdClass[], at: number, herdUuid: string, lbOf: LbOf): Figure {
  let [head, lb] = [0, 0];
  for (const animals of classes) {
    if (animals.head === 0) continue;
    const each = lbOf(animals, at);
    if (each === null) return missing('weight', herdUuid);
    head += animals.head;
    lb += animals.head * each;
  }
  return head === 0 ? 0 : lb / head;
}

function lbOf(data: DemandData | undefined, standard: Standard): LbOf {
  const { dmd_lb: lb = null, dmd_percent: percent = null } = data ?? {};
  if (lb !== null) return () => lb;
  if (percent === null) return (animals, at) => demandAt({ ...animals, head: 1 }, at, standard);
  return (animals, at) => {
    const weight = weightAt(animals, at, standard.zone);
    return weight === null ? null : (weight * percent) / 100;
  };
}

/**
 * What a head of a class needs on a day (rule N2): by the `demand` of that herd, else of all herds, the latest begun, lb a day or
 * percent of its weight; without a record by the ranch's own intake. Lacks `weight` of the herd where it hangs on it.
 */
export function demandOf(
  demands: readonly Entry<DemandData>[],
  standard: Standard,
): (herdUuid: string, animal: Animal, day: number) => Demanded {
  const ordered = [...demands].sort(latestFirst).map(({ data }) => ({ data, since: dayNumber(data.starts_on) }));
  const byHerd = groupedBy(ordered, ({ data }) => data.herd_uuid);
  const ofHerd = new Map([...byHerd].map(([uuid, own]) => [uuid, groupedBy(own, ({ data }) => data.animal)]));
  const latest = (herdUuid: string | null, animal: Animal, day: number) =>
    ofHerd
      .get(herdUuid)
      ?.get(animal)
      ?.find(({ since }) => since <= day)?.data;
  const demanded = (herdUuid: string, data: DemandData | undefined): Demanded => {
    const isSaid = data !== undefined && (data.dmd_lb !== null || data.dmd_percent !== null);
    const ofClass = lbOf(data, standard);
    return {
      data,
      source: isSaid ? data.source : OWN_INTAKE,
      perHead: (classes, at) => meanOf(classes, at, herdUuid, ofClass),
    };
  };
  const known = new Map<string, Map<DemandData | undefined, Demanded>>();
  return (herdUuid, animal, day) => {
    const data = latest(herdUuid, animal, day) ?? latest(null, animal, day);
    const own = known.get(herdUuid) ?? new Map<DemandData | undefined, Demanded>();
    known.set(herdUuid, own);
    const each = own.get(data) ?? demanded(herdUuid, data);
    own.set(data, each);
    return each;
  };
}
