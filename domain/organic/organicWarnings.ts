import { isKnown, type Figure } from '../grazing/figure';
import { OWN_INTAKE } from './demandOf';
import { isLongFeed, type FedShare } from './fedShares';
import type { OrganicFigures } from './Row';

/** What a report warns of. */
export type OrganicWarning =
  | { readonly what: 'off_no_reason'; readonly days: number }
  | { readonly what: 'fed_above_demand' }
  | { readonly what: 'long_feed'; readonly feedUuids: readonly string[] }
  | { readonly what: 'no_demand' }
  | { readonly what: 'short_season' }
  | { readonly what: 'no_grazing_season' };

const isAbove = (one: Figure, other: Figure): boolean => isKnown(one) && isKnown(other) && one > other;

/** What is odd about a class: days off pasture without a reason, more fed than it needs, feed without its days, no demand. */
export function organicWarnings(figures: OrganicFigures, fed: readonly FedShare[]): OrganicWarning[] {
  const without = figures.offByReason.get('') ?? 0;
  const long = [...new Set(fed.filter(isLongFeed).map(({ feed }) => feed.uuid))];
  return [
    ...(without > 0 ? [{ what: 'off_no_reason' as const, days: without }] : []),
    ...(isAbove(figures.fedLb, figures.demandLb) ? [{ what: 'fed_above_demand' as const }] : []),
    ...(long.length > 0 ? [{ what: 'long_feed' as const, feedUuids: long }] : []),
    ...(figures.sources.includes(OWN_INTAKE) ? [{ what: 'no_demand' as const }] : []),
  ];
}
