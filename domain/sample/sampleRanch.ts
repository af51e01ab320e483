import { zoneOf, type Zone } from '../grazing/time';
import { t } from '../words';
import { chanceOf, type Chance } from './chance';
import { sampleAnimals } from './sampleAnimals';
import { sampleHerds } from './sampleHerds';
import { sampleLand } from './sampleLand';
import { dateOf, monthOf, type Make, type SampleDays, type SampleRecord } from './SampleRecord';

/** Fourteen months. */
const DAYS = 425;
const YEAR = 365;
const SEED = 20_260_601;
const HOUR_MS = 3_600_000;

export interface SampleGiven {
  /** ms since 1970. The sample tells of the days before this one. */
  readonly now: number;
  /** The ranch's time zone (IANA); null counts as UTC. */
  readonly zone: string | null;
  /** The first day of the season that the ranch was founded with, YYYY-MM-DD. */
  readonly seasonFrom: string;
  /** Whose ranch it is: tasks are given to them. */
  readonly personUuid: string;
  readonly newUuid: () => string;
}

function daysOf(now: number, zone: Zone): SampleDays {
  const today = zone.dayOf(now);
  const timeOf = (day: number, hour: number) => {
    const minutes = Math.round(hour * 60);
    return new Date(zone.startOf(day) + (minutes / 60) * HOUR_MS).toISOString();
  };
  return { first: today - DAYS, last: today - 1, timeOf };
}

const yearOf = (day: number): number => Number(dateOf(day).slice(0, 4));

/** The calendar years before the season that is there already. */
function pastSeasons({ first }: SampleDays, seasonFrom: string, make: Make): SampleRecord<'season'>[] {
  const years = [yearOf(first), yearOf(first) + 1].filter((year) => `${year}-12-31` < seasonFrom);
  return years.map((year) =>
    make('season', { name: String(year), type: 'year', starts_on: `${year}-01-01`, ends_on: `${year}-12-31` }),
  );
}

/** An estimate of each paddock's forage for each year, made as the year's days begin. */
function estimates(paddocks: readonly string[], make: Make, { first, last, timeOf }: SampleDays, chance: Chance) {
  return paddocks.flatMap((paddock_uuid) => {
    const lb = Math.round(chance(1_900, 2_700) / 50) * 50;
    const begins: number[] = [];
    for (let day = first; day <= last; day += 1) {
      if (day === first || yearOf(day) !== yearOf(day - 1)) begins.push(day);
    }
    return begins.map((day) => {
      const at = timeOf(day, 12);
      const lb_per_acre = lb + Math.round(chance(-4, 4)) * 50;
      const words = { method: t`By eye, against last year`, note: '' };
      return make('forage', { paddock_uuid, at, lb_per_acre, measure: 'season_estimate', ...words });
    });
  });
}

function rainOf(make: Make, { first, last }: SampleDays, chance: Chance): SampleRecord<'rain'>[] {
  const rain: SampleRecord<'rain'>[] = [];
  for (let day = first; day <= last; day += Math.round(chance(4, 12))) {
    const isWet = monthOf(day) >= 4 && monthOf(day) <= 9;
    const inches = Math.round(chance(0.05, isWet ? 1.4 : 0.4) * 100) / 100;
    rain.push(make('rain', { on: dateOf(day), inches }));
  }
  return rain;
}

function words(
  paddocks: readonly string[],
  personUuid: string,
  make: Make,
  { last, timeOf }: SampleDays,
): SampleRecord[] {
  const [creek = null, mesa = null, , , , windmill = null] = paddocks;
  const note = (day: number, text: string, paddock_uuid: string | null) =>
    make('note', { at: timeOf(day, 17), text, paddock_uuid, herd_uuid: null, point: null });
  const unset = { assignee_uuid: personUuid, herd_uuid: null, repeat_days: null, done_at: null, note: '' };
  return [
    note(last - 50 - YEAR, t`Grass is ankle high along the water.`, creek),
    note(last - 50, t`Regrowth is knee high along the water, thin on the slope.`, creek),
    note(last - 30, t`Moved the mineral feeder to the upper end.`, mesa),
    make('task', { title: t`Fix the gate to the creek`, due_on: dateOf(last + 1), paddock_uuid: creek, ...unset }),
    make('task', { title: t`Check the windmill`, due_on: dateOf(last + 8), paddock_uuid: windmill, ...unset }),
    make('task', {
      ...{ title: t`Order mineral`, due_on: dateOf(last + 5), paddock_uuid: null },
      ...{ ...unset, assignee_uuid: null },
    }),
  ];
}

/**
 * The records of a ranch to look around in: 24 paddocks, 3 herds, and 14 months of moves, counts, hay, forage and rain up
 * to yesterday, with plans from then on and tasks, and treatments, weighings and tags. What people would write is in the
 * reader's language; names are English. The same for the same day, zone and ids; nothing in it looks odd
 * (`grazing/warnings.ts`).
 */
export function sampleRanch({ now, zone, seasonFrom, personUuid, newUuid }: SampleGiven): SampleRecord[] {
  const make: Make = (kind, data) => ({ kind, uuid: newUuid(), data });
  const chance = chanceOf(SEED);
  const days = daysOf(now, zoneOf(zone));
  const land = sampleLand(make, chance);
  const paddocks = land.map(({ uuid }) => uuid);
  const { herds, written } = sampleHerds(paddocks, make, days, chance);
  const [cows = '', heifers = '', bulls = ''] = herds.map(({ uuid }) => uuid);
  return [
    ...pastSeasons(days, seasonFrom, make),
    ...land,
    ...herds,
    ...written,
    ...estimates(paddocks, make, days, chance),
    ...rainOf(make, days, chance),
    ...words(paddocks, personUuid, make, days),
    ...sampleAnimals({ cows, heifers, bulls }, make, days, chance),
  ];
}
