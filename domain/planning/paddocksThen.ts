import { figuresOf } from '../grazing/figures';
import { missing } from '../grazing/figure';
import type { PaddockFigures } from '../grazing/paddockFigures';
import { currentSeason, periodOf, seasonInstants } from '../grazing/seasons';
import type { Timelines } from '../grazing/timelines';
import type { PlannedStay } from './PlannedStay';
import { projectedTimelines, type Known } from './projectedTimelines';

export interface PaddocksThen {
  /** The record with everything that is planned, as if it were made. */
  readonly projected: Timelines;
  /** Of every paddock, at the instant. */
  readonly figures: ReadonlyMap<string, PaddockFigures>;
}

/**
 * The paddocks as the plans will leave them at an instant to come: rest, state and forage left. Where no season holds
 * the instant any more, forage left lacks its estimate.
 *
 * @param plans those that count: without the one that is being changed
 * @param at ms since 1970; the past is read as it was
 */
export function paddocksThen(known: Known, plans: readonly PlannedStay[], at: number, now: number): PaddocksThen {
  const projected = projectedTimelines(known, plans, now);
  const { records, standard } = projected;
  const current = currentSeason(records.seasons, at, standard.zone);
  const isOver = current !== null && seasonInstants(current, standard.zone).ends <= at;
  const { paddocks } = figuresOf(projected, periodOf(isOver ? null : current, at, standard.zone));
  if (!isOver) return { projected, figures: paddocks };
  const unknown = [...paddocks].map(
    ([uuid, own]) => [uuid, { ...own, forageLeftLb: missing('estimate', uuid) }] as const,
  );
  return { projected, figures: new Map(unknown) };
}
