import { isKnown } from '@domain/grazing/figure';
import { LONG_DAYS } from '@domain/grazing/warnings';
import { listed } from '@domain/language/language';
import type { PlannedStep } from '@domain/planning/plannedSteps';
import { lackingInWords } from '@shared/figures/lacking';
import { restNumber } from '@shared/figures/restInWords';
import { daysInWords } from '@shared/lib/daysInWords';
import { type NameOf } from '../herdWords';

/** What is said of the rest of the paddocks at the start of a planned stay: "Creek rested 31 of 45 days". */
export function restInWords({ places }: Pick<PlannedStep, 'places'>, nameOf: NameOf): string {
  const isOne = places.length === 1;
  return places
    .map(({ paddockUuid, restDays, isRestAtLeast, restTargetDays, isReached }) => {
      const name = isOne ? '' : `${nameOf(paddockUuid)} `;
      if (restDays !== null)
        return `${name}rested ${restNumber(restDays, isRestAtLeast)} of ${daysInWords(restTargetDays)}`;
      return `${name}${isReached ? 'never grazed' : 'grazed until then, no rest'}`;
    })
    .join(', ');
}

/** How long the feed lasts: "feed for 12 days", or what is missing for that; null where no demand. */
export function feedInWords({ feedDays }: Pick<PlannedStep, 'feedDays'>, nameOf: NameOf): string | null {
  if (feedDays === null) return null;
  return isKnown(feedDays)
    ? `feed for ${daysInWords(feedDays, feedDays < 10 ? 1 : 0)}`
    : lackingInWords(feedDays, nameOf);
}

/** What speaks against the length of a planned stay: its feed ends before it, or it is unusually long; null: nothing. */
export function lengthInWords({ plan: { days }, feedDays }: Pick<PlannedStep, 'plan' | 'feedDays'>): string | null {
  const isShort = feedDays !== null && isKnown(feedDays) && Math.ceil(feedDays * 10) < Math.floor(days * 10);
  const words = [
    isShort ? `Feed for ${daysInWords(feedDays, feedDays < 10 ? 1 : 0)} of ${daysInWords(days, 1)}` : '',
    days > LONG_DAYS ? `More than ${LONG_DAYS} days in one place` : '',
  ].filter(Boolean);
  return words.length === 0 ? null : words.join('. ');
}

/** Other herds that are in the paddocks at the same time: "with Bulls there"; null where there are none. */
export function companyInWords({ places }: Pick<PlannedStep, 'places'>, nameOf: NameOf): string | null {
  const others = [...new Set(places.flatMap(({ withHerdUuids }) => withHerdUuids))];
  return others.length === 0 ? null : `together with ${listed(others.map(nameOf))}`;
}

/** Whether a paddock of it has not reached its rest target when the stay begins. */
export const isUnderTarget = ({ places }: Pick<PlannedStep, 'places'>): boolean =>
  places.some(({ isReached }) => !isReached);

const leastRest = ({ restDays, isRestAtLeast }: PlannedStep['places'][number]): string =>
  `${isRestAtLeast ? 'at least ' : ''}${daysInWords(restDays ?? 0)}`;

/** Why a ready paddock is a good place: "71 days of rest, 5 days of feed". */
export function reasonInWords(step: Pick<PlannedStep, 'places' | 'feedDays'>, nameOf: NameOf): string {
  const rests = step.places.filter(({ restDays }) => restDays !== null);
  const [least] = rests.sort((one, other) => (one.restDays ?? 0) - (other.restDays ?? 0));
  const rest = least === undefined ? 'never grazed' : `${leastRest(least)} of rest`;
  const { feedDays } = step;
  if (feedDays === null) return rest;
  if (!isKnown(feedDays)) return `${rest}, ${lackingInWords(feedDays, nameOf)}`;
  return `${rest}, ${daysInWords(feedDays, feedDays < 10 ? 1 : 0)} of feed`;
}
