import { isKnown } from '@domain/grazing/figure';
import { LONG_DAYS } from '@domain/grazing/warnings';
import { listed } from '@domain/language/language';
import type { PlannedStep } from '@domain/planning/plannedSteps';
import { t } from '@domain/words';
import { lackingInWords } from '@shared/figures/lacking';
import { restNumber } from '@shared/figures/restInWords';
import { daysInWords } from '@shared/lib/daysInWords';
import { type NameOf } from '../herdWords';

type Place = PlannedStep['places'][number];

function placeRest({ restDays, isRestAtLeast, restTargetDays, isReached }: Place): string {
  if (restDays === null) return isReached ? t`never grazed` : t`grazed until then, no rest`;
  const [rest, target] = [restNumber(restDays, isRestAtLeast), daysInWords(restTargetDays)];
  return t`rested ${rest} of ${target}`;
}

function namedPlaceRest(paddock: string, { restDays, isRestAtLeast, restTargetDays, isReached }: Place): string {
  if (restDays === null) return isReached ? t`${paddock} never grazed` : t`${paddock} grazed until then, no rest`;
  const [rest, target] = [restNumber(restDays, isRestAtLeast), daysInWords(restTargetDays)];
  return t`${paddock} rested ${rest} of ${target}`;
}

/** What is said of the rest of the paddocks at the start of a planned stay: "Creek rested 31 of 45 days". */
export function restInWords({ places }: Pick<PlannedStep, 'places'>, nameOf: NameOf): string {
  const [only] = places;
  if (places.length === 1 && only !== undefined) return placeRest(only);
  return places.map((place) => namedPlaceRest(nameOf(place.paddockUuid), place)).join(', ');
}

/** Days that feed lasts, with a decimal where they are few. */
const feedDaysInWords = (days: number): string => daysInWords(days, days < 10 ? 1 : 0);

/** How long feed lasts: "feed for 12 days". */
export function feedForInWords(lasting: number): string {
  const days = feedDaysInWords(lasting);
  return t`feed for ${days}`;
}

/** The same as an amount: "12 days of feed". */
export function daysOfFeedInWords(lasting: number): string {
  const days = feedDaysInWords(lasting);
  return t`${days} of feed`;
}

/** How long the feed lasts: "feed for 12 days", or what is missing for that; null where no demand. */
export function feedInWords({ feedDays }: Pick<PlannedStep, 'feedDays'>, nameOf: NameOf): string | null {
  if (feedDays === null) return null;
  return isKnown(feedDays) ? feedForInWords(feedDays) : lackingInWords(feedDays, nameOf);
}

/** What speaks against the length of a planned stay: its feed ends before it, or it is unusually long; null: nothing. */
export function lengthInWords({ plan: { days }, feedDays }: Pick<PlannedStep, 'plan' | 'feedDays'>): string | null {
  const words = [];
  if (feedDays !== null && isKnown(feedDays) && Math.ceil(feedDays * 10) < Math.floor(days * 10)) {
    const [feed, planned] = [feedDaysInWords(feedDays), daysInWords(days, 1)];
    words.push(t`Feed for ${feed} of ${planned}`);
  }
  if (days > LONG_DAYS) words.push(t`More than ${LONG_DAYS} days in one place`);
  return words.length === 0 ? null : words.join('. ');
}

/** Other herds that are in the paddocks at the same time: "Bulls and Heifers"; null where there are none. */
export function companyNames({ places }: Pick<PlannedStep, 'places'>, nameOf: NameOf): string | null {
  const others = listed([...new Set(places.flatMap(({ withHerdUuids }) => withHerdUuids))].map(nameOf));
  return others === '' ? null : others;
}

/** Whether a paddock of it has not reached its rest target when the stay begins. */
export const isUnderTarget = ({ places }: Pick<PlannedStep, 'places'>): boolean =>
  places.some(({ isReached }) => !isReached);

function leastRest({ restDays, isRestAtLeast }: Place): string {
  const days = daysInWords(restDays ?? 0);
  return isRestAtLeast ? t`at least ${days} of rest` : t`${days} of rest`;
}

/** Why a ready paddock is a good place: "71 days of rest, 5 days of feed". */
export function reasonInWords(step: Pick<PlannedStep, 'places' | 'feedDays'>, nameOf: NameOf): string {
  const rests = step.places.filter(({ restDays }) => restDays !== null);
  const [least] = rests.sort((one, other) => (one.restDays ?? 0) - (other.restDays ?? 0));
  const rest = least === undefined ? t`never grazed` : leastRest(least);
  const { feedDays } = step;
  if (feedDays === null) return rest;
  const feed = isKnown(feedDays) ? daysOfFeedInWords(feedDays) : lackingInWords(feedDays, nameOf);
  return `${rest}, ${feed}`;
}
