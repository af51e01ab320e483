import { figuresOf, type Figures } from '../grazing/figures';
import type { PaddockFigures } from '../grazing/paddockFigures';
import type { GrazingRecords } from '../grazing/records';
import { periodOf, type Season } from '../grazing/seasons';
import { timelinesOf } from '../grazing/timelines';

/** All figures of a ranch over a season (all time without one) as of an instant, with what was known before where given. */
export function allFigures(
  records: GrazingRecords,
  asOf: number,
  season: Season | null = null,
  before?: Figures,
): Figures {
  const timelines = timelinesOf(records, before?.timelines);
  return figuresOf(timelines, periodOf(season, asOf, timelines.standard.zone), before);
}

/** The figures of one paddock; throws where there is none. */
export function paddockOf({ paddocks }: Figures, uuid: string): PaddockFigures {
  const figures = paddocks.get(uuid);
  if (figures === undefined) throw new Error(`no paddock ${uuid}`);
  return figures;
}
