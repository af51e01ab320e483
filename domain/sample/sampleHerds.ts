import type { Animal } from '../grazing/records';
import type { Chance } from './chance';
import { samplePlans, type Rounding } from './samplePlans';
import { monthOf, type Make, type SampleDays, type SampleRecord } from './SampleRecord';

interface Band {
  name: string;
  color: string;
  animal: Animal;
  head: number;
  weightLb: number;
  gain: number;
  /** Its paddocks, by their place in the list. */
  paddocks: { from: number; to: number };
  /** Days in a paddock. Their paddocks are so many that each has rested 45 days when the herd comes back. */
  stay: { from: number; to: number };
  /** Whether it is fed in the corral while the ground is frozen. */
  isHomeInWinter: boolean;
}

const BANDS: readonly Band[] = [
  {
    ...{ name: 'Cows', color: '#8c3b2e', animal: 'cows', head: 120, weightLb: 1_240, gain: 0 },
    ...{ paddocks: { from: 0, to: 14 }, stay: { from: 4, to: 5 }, isHomeInWinter: true },
  },
  {
    ...{ name: 'Heifers', color: '#2f6f8f', animal: 'heifers', head: 46, weightLb: 610, gain: 1.1 },
    ...{ paddocks: { from: 14, to: 20 }, stay: { from: 10, to: 12 }, isHomeInWinter: false },
  },
  {
    ...{ name: 'Bulls', color: '#5c6b2f', animal: 'bulls', head: 6, weightLb: 1_900, gain: 0 },
    ...{ paddocks: { from: 20, to: 24 }, stay: { from: 16, to: 18 }, isHomeInWinter: false },
  },
];

/** Cows with the tag that one sees, and what they are called. */
export const NAMED_COWS = [
  ['1204', 'Bess'],
  ['1217', 'Rosie'],
  ['1231', ''],
] as const;

const DAY_MS = 86_400_000;
const COUNT_EVERY_DAYS = 110;
const HAY_EVERY_DAYS = 7;
const BOUGHT = 8;

/** From mid January to the end of February. */
const isFrozen = (day: number): boolean => monthOf(day) === 2 || (monthOf(day) === 1 && monthOf(day + 16) === 2);

const whole = (value: number): number => Math.round(value);

function countsOf(band: Band, herd_uuid: string, make: Make, { first, last, timeOf }: SampleDays, chance: Chance) {
  const counts: SampleRecord<'count'>[] = [];
  for (let day = first; day <= last; day += COUNT_EVERY_DAYS) {
    const average_weight_lb = whole(band.weightLb + band.gain * (day - first) + (day === first ? 0 : chance(-12, 12)));
    const { animal, head, gain: gain_lb_per_day } = band;
    const classes = [{ animal, head, average_weight_lb, gain_lb_per_day, au_per_head: null, intake_percent: null }];
    counts.push(make('count', { herd_uuid, at: timeOf(day, 6), classes, reason: 'weighed', note: '' }));
  }
  return counts;
}

/** Moves from paddock to paddock in a round, with the hay that is fed while the herd is in the corral. */
function roundOf(
  band: Band,
  herd_uuid: string,
  places: readonly string[],
  make: Make,
  days: SampleDays,
  chance: Chance,
) {
  const { timeOf, first, last } = days;
  const records: SampleRecord[] = [];
  const move = (at: string, to: string | undefined, planned_days: number | null) => {
    const place = to === undefined ? { paddock_uuids: [], off: 'corral' as const } : { paddock_uuids: [to], off: null };
    records.push(make('move', { herd_uuid, at, ...place, strip_acres: null, planned_days, plan_uuid: null, note: '' }));
  };
  const fed = (day: number, hour: number, use: 'put_out' | 'eaten', lb: number) =>
    records.push(
      make('feed', {
        at: timeOf(day, hour),
        lb,
        what: 'hay',
        use,
        herd_uuid,
        paddock_uuid: null,
        note: '',
        dm_percent: null,
        animal: null,
        days: null,
        feedstuff_uuid: null,
      }),
    );
  let turn = 0;
  let day = first;
  while (day <= last) {
    if (band.isHomeInWinter && isFrozen(day)) {
      move(timeOf(day, 9), undefined, null);
      for (; day <= last && isFrozen(day); day += HAY_EVERY_DAYS) {
        fed(day, 10, 'put_out', 26_000);
        if (day + 6 <= last) fed(day + 6, 18, 'eaten', 25_000);
      }
      continue;
    }
    const stay = whole(chance(band.stay.from, band.stay.to));
    move(timeOf(day, chance(7, 9)), places[turn % places.length], stay);
    turn += 1;
    day += stay;
  }
  return records;
}

/** Cows that were bought in spring, with the head that the herd has from then on. */
function boughtCows(cows: string, make: Make, { first, last, timeOf }: SampleDays): SampleRecord<'transfer'>[] {
  const day = last - 20;
  if (day <= first) return [];
  const animals = { animal: 'cows', head: BOUGHT, average_weight_lb: 1_180 } as const;
  const at = timeOf(day, 12);
  const said = { reason: 'bought', note: '', document: '', party: '' } as const;
  return [make('transfer', { at, from_herd_uuid: null, to_herd_uuid: cows, ...animals, ...said, tags: [] })];
}

/** Where a herd is in its round. */
function roundingOf(
  band: Band,
  herdUuid: string,
  places: readonly string[],
  records: readonly SampleRecord[],
): Rounding {
  const moves = records.filter((record): record is SampleRecord<'move'> => record.kind === 'move');
  const lastPlace = moves.flatMap(({ data }) => data.paddock_uuids).at(-1);
  const last = moves.at(-1)?.data;
  const plannedOut = Date.parse(last?.at ?? '') + (last?.planned_days ?? 0) * DAY_MS;
  return { herdUuid, places, plannedOut, lastPlace, stayDays: band.stay.from };
}

/** Three herds with what they are over time, where they were and are to go. Each goes round paddocks of its own. */
export function sampleHerds(paddocks: readonly string[], make: Make, days: SampleDays, chance: Chance) {
  const herds = BANDS.map(({ name, color }) => make('herd', { name, color, ours: true, retired_at: null, note: '' }));
  const rounds: Rounding[] = [];
  const written = BANDS.flatMap((band, index): SampleRecord[] => {
    const herdUuid = herds[index]?.uuid ?? '';
    const places = paddocks.slice(band.paddocks.from, band.paddocks.to);
    const counts = countsOf(band, herdUuid, make, days, chance);
    const round = roundOf(band, herdUuid, places, make, days, chance);
    rounds.push(roundingOf(band, herdUuid, places, round));
    return [...counts, ...round];
  });
  // The first herd has no plan yet: its next moves are for a draft.
  const plans = samplePlans(rounds.slice(1), make, days);
  return { herds, written: [...written, ...boughtCows(herds[0]?.uuid ?? '', make, days), ...plans] };
}
