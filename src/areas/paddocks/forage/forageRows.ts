import type { Figures } from '@domain/grazing/figures';
import { isKnown, type Figure } from '@domain/grazing/figure';
import { livesAt } from '@domain/grazing/land';
import { collator } from '@domain/language/language';
import type { DataOf, Held } from '@records/index';

type Paddock = Held<DataOf<'paddock'>>;

/** A paddock as a line of the table of forage. */
export interface ForageRow {
  readonly uuid: string;
  readonly name: string;
  readonly grazeableAcres: Figure;
  /** Usable forage of the season, lb per grazeable acre, typed or from earlier seasons; null without any. */
  readonly lbPerAcre: number | null;
}

function perAcre(lb: Figure, acres: Figure): number | null {
  return isKnown(lb) && isKnown(acres) && acres > 0 ? lb / acres : null;
}

/** The paddocks that may have an estimate: those that are grazed today and are no part of another, by name. */
export function forageRows(
  paddocks: readonly Paddock[],
  { paddocks: figures, timelines, period: { until } }: Pick<Figures, 'paddocks' | 'timelines' | 'period'>,
): ForageRow[] {
  const rows = paddocks.flatMap(({ uuid, data }): ForageRow[] => {
    const [land, own] = [timelines.lands.get(uuid), figures.get(uuid)];
    if (land === undefined || own === undefined || land.parentUuid !== null || !livesAt(land, until)) return [];
    const { grazeableAcres } = land;
    return [{ uuid, name: data.name, grazeableAcres, lbPerAcre: perAcre(own.estimateLb, grazeableAcres) }];
  });
  return rows.sort((one, other) => collator.compare(one.name, other.name));
}
