import { isKnown, type Figure } from '@domain/grazing/figure';
import type { Judgement } from '@domain/organic/judge';
import type { OrganicFigures } from '@domain/organic/Row';
import { lacksOf } from '@domain/organic/Row';
import type { OrganicWarning } from '@domain/organic/organicWarnings';
import type { Check, CheckedFigure } from '@domain/rules/RuleSet';
import { plural, t } from '@domain/words';
import { CONFINEMENT_REASON_NAMES } from '@records/evidenceWords';
import type { NameOf } from '@records/herdWords';
import { lackingInWords } from '@shared/figures/lacking';
import { wordOf } from '@shared/lib/wording';
import { numberInWords } from '@shared/units/units';

const FIGURE_NAMES: Readonly<Record<CheckedFigure, string>> = {
  share_grazed: t`Share grazed`,
  share_fed: t`Share fed`,
  days_grazed: t`Days grazed`,
};

/** "30 %", "120 days" */
function askedInWords({ value, unit }: Check): string {
  if (unit === 'day') return plural(value, { one: '# day', other: '# days' });
  const share = numberInWords(value * 100);
  return t`${share} %`;
}

/** What figures of a row lack, in words; empty where they lack nothing. */
function lackingOf({ daysGrazed, demandLb, fedLb }: OrganicFigures, nameOf: NameOf): string {
  const lacks = lacksOf([daysGrazed, demandLb, fedLb]);
  return lacks.length === 0 ? '' : lackingInWords({ lacks }, nameOf);
}

function outcomeOf({ check, isMet, isOpen }: Judgement, missing: string): string {
  const asked = askedInWords(check);
  if (isOpen) return t`${asked} are not reached yet`;
  if (isMet === null) return missing === '' ? t`cannot be told` : t`cannot be told: ${missing}`;
  if (check.unit === 'day') return isMet ? t`${asked} are reached` : t`${asked} are not reached`;
  if (check.side === 'most') return isMet ? t`${asked} is not exceeded` : t`${asked} is exceeded`;
  return isMet ? t`${asked} is reached` : t`${asked} is not reached`;
}

/** "Share grazed: 30 % is reached", "Share fed: cannot be told: dry matter of 3 entries is missing" */
export function judgedInWords(judgement: Judgement, figures: OrganicFigures, nameOf: NameOf): string {
  const name = FIGURE_NAMES[judgement.check.figure];
  const outcome = outcomeOf(judgement, lackingOf(figures, nameOf));
  return t`${name}: ${outcome}`;
}

/** "3 (Weather)", "2 (no reason recorded)": days off pasture by what kept the class from it. */
export function daysOffInWords({ daysOff, offByReason }: OrganicFigures): string {
  if (daysOff === 0) return '0';
  return [...offByReason]
    .map(([reason, days]) => {
      const why = reason === '' ? t`no reason recorded` : wordOf(CONFINEMENT_REASON_NAMES, reason);
      const count = numberInWords(days);
      return t`${count} (${why})`;
    })
    .join(', ');
}

/** A share of 0 to 1 as percent: "31.2 %"; what it lacks is said next to the figures. */
export function shareInWords(share: Figure | null): string {
  if (share === null) return '---';
  if (!isKnown(share)) return t`cannot be told`;
  const percent = numberInWords(share * 100, 1);
  return t`${percent} %`;
}

/** What a report warns of, about a class or the whole year. */
export function warningInWords(warning: OrganicWarning): string {
  switch (warning.what) {
    case 'off_no_reason':
      return plural(warning.days, {
        one: '# day off pasture has no reason recorded',
        other: '# days off pasture have no reason recorded',
      });
    case 'fed_above_demand':
      return t`More was fed than the animals need`;
    case 'long_feed':
      return plural(warning.feedUuids.length, {
        one: '# feeding is more than two days need and doesn’t say how long it lasted',
        other: '# feedings are more than two days need and don’t say how long they lasted',
      });
    case 'no_demand':
      return t`No dry matter demand is recorded: the ranch’s own intake is used`;
    case 'short_season':
      return t`The grazing season is under 120 days`;
    case 'no_grazing_season':
    default:
      return t`This year has no grazing season yet`;
  }
}
