import type { Uncounted } from '@domain/grazing/firstCount';
import type { Animal, OffPasture } from '@domain/grazing/records';
import { zoneOf } from '@domain/grazing/time';
import type { Warning } from '@domain/grazing/warnings';
import { listed } from '@domain/language/language';
import { restNumber } from '@shared/figures/restInWords';
import { dayInWords } from '@shared/lib/dates';
import { daysInWords } from '@shared/lib/daysInWords';
import { dateAt, dayAt } from '@shared/time/ranchTime';
import { inUnit, numberInWords, type Unit } from '@shared/units/units';
import { wordOf } from '@shared/lib/wording';
import type { DataOf } from './kinds';

export const ANIMAL_NAMES: Readonly<Record<Animal, string>> = {
  cow_calf: 'Cow-calf pairs',
  cows: 'Cows',
  heifers: 'Heifers',
  steers: 'Steers',
  bulls: 'Bulls',
  calves: 'Calves',
  ewes: 'Ewes',
  rams: 'Rams',
  lambs: 'Lambs',
  goats: 'Goats',
  horses: 'Horses',
  bison: 'Bison',
  other: 'Other animals',
};

export const OFF_NAMES: Readonly<Record<OffPasture, string>> = {
  corral: 'Corral',
  feedlot: 'Feedlot',
  away: 'Away',
  unknown: 'Location unknown',
};

/** Why head of a herd changed, or is what it is: a code without words is an error of types. */
export const REASON_WORDS: Readonly<Record<DataOf<'count' | 'transfer'>['reason'], string>> = {
  bought: 'Bought',
  born: 'Born',
  sold: 'Sold',
  died: 'Died',
  weaned: 'Weaned',
  split: 'Split off',
  joined: 'Joined',
  strayed: 'Strayed',
  found: 'Found',
  counted: 'Counted',
  weighed: 'Weighed',
  corrected: 'Corrected',
};

/** What something is called, by its id. */
export type NameOf = (uuid: string) => string;

/** Where a herd is or was: its paddocks, or where it is off pasture. */
export const placeInWords = (
  { paddockUuids, off }: { paddockUuids: readonly string[]; off: OffPasture | null },
  nameOf: NameOf,
): string => (off === null ? listed(paddockUuids.map(nameOf)) : wordOf(OFF_NAMES, off));

interface View {
  zone: string | null;
  /** ms since 1970. */
  now: number;
}

/** Since when the head of a herd is known: "Nobody counted Cows before Mon, Jul 13". */
export const uncountedInWords = (
  name: string,
  { countedAt }: Pick<Uncounted, 'countedAt'>,
  { zone, now }: View,
): string =>
  countedAt === null
    ? `Nobody has counted ${name} yet`
    : `Nobody counted ${name} before ${dayAt(countedAt, zone, now)}`;

/** What stands in the place of a head that is not known at some time: "not known before Mon, Jul 13". */
export const noHeadInWords = (counted: number | null, { zone, now }: View): string =>
  counted === null ? 'not known' : `not known before ${dayAt(counted, zone, now)}`;

/** What a warning says to a person. */
export function warningInWords(warning: Warning, nameOf: NameOf, view: View & { weight: Unit }): string {
  switch (warning.what) {
    case 'before_first_count':
      return `${uncountedInWords(nameOf(warning.herdUuid), warning, view)}, so figures that need its head are missing.`;
    case 'just_moved':
      return `There is another move of ${nameOf(warning.herdUuid)} within two hours of this one. Did somebody enter it already?`;
    case 'entered_twice':
      return `The planned move of ${nameOf(warning.herdUuid)} is entered twice: two moves make the same plan. Delete one of them.`;
    case 'there_already':
      return `${nameOf(warning.herdUuid)}: already there, so the stay goes on.`;
    case 'moved_later':
      return `${nameOf(warning.herdUuid)}: moved again on ${dateAt(warning.at, view.zone)}, so this move holds until then.`;
    case 'paddock_retired':
      return `${nameOf(warning.paddockUuid)} is retired at that time.`;
    case 'paddock_not_begun':
      return `${nameOf(warning.paddockUuid)} wasn’t in use yet at that time.`;
    case 'under_rest_target':
      return `${nameOf(warning.paddockUuid)} has rested ${restNumber(warning.restDays, warning.isAtLeast)} of ${daysInWords(warning.targetDays)}.`;
    case 'paddock_closed': {
      const inWords = (day: string) => dayInWords(`${day}T12:00:00`);
      const to = warning.endsOn === null ? 'on' : `to ${inWords(warning.endsOn)}`;
      return `${nameOf(warning.paddockUuid)} is marked as closed from ${inWords(warning.startsOn)} ${to}.`;
    }
    case 'more_than_there_are':
      return `${nameOf(warning.herdUuid)} only had ${numberInWords(warning.there)} then, so only ${numberInWords(warning.there)} are taken.`;
    case 'long_stay':
      return 'This stay is longer than 60 days. Is a move missing?';
    case 'long_plan':
      return 'More than 60 days are planned for one stay.';
    case 'eats_much': {
      const animals = wordOf(ANIMAL_NAMES, warning.animal);
      return `${animals} would eat ${numberInWords(warning.percent, 2)} % of their weight a day, more than 5 %. Is the weight right?`;
    }
    case 'eaten_above_put_out': {
      const [eaten, putOut] = [warning.eatenLb, warning.putOutLb].map((lb) => inUnit(lb, view.weight));
      return `${nameOf(warning.uuid)}: ${eaten} eaten this season, more than the ${putOut} that was put out.`;
    }
  }
}

/** Which day of a stay runs, by the ranch's calendar: the day of the move-in is day 1, however late it was. */
export function dayOfStay({ from }: { from: number }, now: number, zone: string | null): number {
  const days = zoneOf(zone);
  return days.dayOf(now) - days.dayOf(from) + 1;
}

/** Days of the ranch's calendar since a herd was to move: 0 on the day itself, below 0 before it. */
export function daysLate(plannedOut: number, now: number, zone: string | null): number {
  const days = zoneOf(zone);
  return days.dayOf(now) - days.dayOf(plannedOut);
}
