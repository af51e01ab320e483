import type { Uncounted } from '@domain/grazing/firstCount';
import type { Animal, OffPasture } from '@domain/grazing/records';
import { zoneOf } from '@domain/grazing/time';
import type { Warning } from '@domain/grazing/warnings';
import { listed } from '@domain/language/language';
import { t } from '@domain/words';
import { restNumber } from '@shared/figures/restInWords';
import { dayInWords } from '@shared/lib/dates';
import { daysInWords } from '@shared/lib/daysInWords';
import { dateAt, dayAt, timeAt } from '@shared/time/ranchTime';
import { inUnit, numberInWords, type Unit } from '@shared/units/units';
import { wordOf } from '@shared/lib/wording';
import type { DataOf } from './kinds';

export const ANIMAL_NAMES: Readonly<Record<Animal, string>> = {
  cow_calf: t`Cow-calf pairs`,
  cows: t`Cows`,
  heifers: t`Heifers`,
  steers: t`Steers`,
  bulls: t`Bulls`,
  calves: t`Calves`,
  ewes: t`Ewes`,
  rams: t`Rams`,
  lambs: t`Lambs`,
  goats: t`Goats`,
  horses: t`Horses`,
  bison: t`Bison`,
  other: t`Other animals`,
};

export const OFF_NAMES: Readonly<Record<OffPasture, string>> = {
  corral: t`Corral`,
  feedlot: t`Feedlot`,
  away: t`Away`,
  unknown: t`Location unknown`,
};

/** Why head of a herd changed, or is what it is: a code without words is an error of types. */
export const REASON_WORDS: Readonly<Record<DataOf<'count' | 'transfer'>['reason'], string>> = {
  bought: t`Bought`,
  born: t`Born`,
  sold: t`Sold`,
  died: t`Died`,
  weaned: t`Weaned`,
  split: t`Split off`,
  joined: t`Joined`,
  strayed: t`Strayed`,
  found: t`Found`,
  counted: t`Counted`,
  weighed: t`Weighed`,
  corrected: t`Corrected`,
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
export function uncountedInWords(
  name: string,
  { countedAt }: Pick<Uncounted, 'countedAt'>,
  { zone, now }: View,
): string {
  if (countedAt === null) return t`Nobody has counted ${name} yet`;
  const day = dayAt(countedAt, zone, now);
  return t`Nobody counted ${name} before ${day}`;
}

/** What stands in the place of a head that is not known at some time: "not known before Mon, Jul 13". */
export function noHeadInWords(counted: number | null, { zone, now }: View): string {
  if (counted === null) return t`unknown`;
  const day = dayAt(counted, zone, now);
  return t`not known before ${day}`;
}

function closedInWords(
  paddock: string,
  { startsOn, endsOn, product }: Extract<Warning, { what: 'paddock_closed' }>,
): string {
  const first = dayInWords(`${startsOn}T12:00:00`);
  if (product !== undefined && endsOn !== null) {
    const end = dayInWords(`${endsOn}T12:00:00`);
    return t`${paddock} was treated with ${product} and is closed from ${first} to ${end}.`;
  }
  if (endsOn === null) return t`${paddock} is marked as closed from ${first} on.`;
  const last = dayInWords(`${endsOn}T12:00:00`);
  return t`${paddock} is marked as closed from ${first} to ${last}.`;
}

/** What a warning says to a person. */
export function warningInWords(warning: Warning, nameOf: NameOf, view: View & { weight: Unit }): string {
  const herd = 'herdUuid' in warning ? nameOf(warning.herdUuid) : '';
  const paddock = 'paddockUuid' in warning ? nameOf(warning.paddockUuid) : '';
  const product = 'product' in warning ? warning.product : '';
  switch (warning.what) {
    case 'before_first_count': {
      const uncounted = uncountedInWords(herd, warning, view);
      return t`${uncounted}, so figures that need its head are missing.`;
    }
    case 'just_moved':
      return t`There is another move of ${herd} within two hours of this one. Did someone enter it already?`;
    case 'entered_twice':
      return t`The planned move of ${herd} is entered twice: two moves make the same plan. Delete one of them.`;
    case 'there_already':
      return t`${herd}: already there, so the stay continues.`;
    case 'moved_later': {
      const day = dateAt(warning.at, view.zone);
      return t`${herd}: moved again on ${day}, so this move holds until then.`;
    }
    case 'paddock_retired':
      return t`${paddock} is retired at that time.`;
    case 'paddock_not_begun':
      return t`${paddock} wasn’t in use yet at that time.`;
    case 'under_rest_target': {
      const rest = restNumber(warning.restDays, warning.isAtLeast);
      const target = daysInWords(warning.targetDays);
      return t`${paddock} has rested ${rest} of ${target}.`;
    }
    case 'paddock_closed':
      return closedInWords(paddock, warning);
    case 'closed_by_treatment': {
      const until = timeAt(warning.until, view.zone);
      return t`${paddock} was treated with ${product} and closed until ${until}.`;
    }
    case 'treated_in_stay': {
      const at = timeAt(warning.at, view.zone);
      return t`${paddock} was treated with ${product} on ${at}, while the herd was in it.`;
    }
    case 'more_than_there_are': {
      const there = numberInWords(warning.there);
      return t`${herd} only had ${there} then, so only ${there} are taken.`;
    }
    case 'long_stay':
      return t`This stay is longer than 60 days. Is a move missing?`;
    case 'long_plan':
      return t`More than 60 days are planned for one stay.`;
    case 'eats_much': {
      const animals = wordOf(ANIMAL_NAMES, warning.animal);
      const percent = numberInWords(warning.percent, 2);
      return t`${animals} would eat ${percent} % of their weight a day, more than 5 %. Is the weight right?`;
    }
    case 'eaten_above_put_out': {
      const [eaten, putOut] = [inUnit(warning.eatenLb, view.weight), inUnit(warning.putOutLb, view.weight)];
      const name = nameOf(warning.uuid);
      return t`${name}: ${eaten} eaten this season, more than the ${putOut} that was put out.`;
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
