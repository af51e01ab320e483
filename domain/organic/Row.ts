import { combine, isKnown, mapFigure, missing, Sum, type Figure, type Missing } from '../grazing/figure';
import type { ClassDay } from './classDays';
import type { FedShare } from './fedShares';

/** The figures of a class, of a class of one herd, or of either in a month, over the days of the grazing season. */
export interface OrganicFigures {
  /** Mean head at the end of each day of the year on which there was any; null where there was none. */
  readonly meanHead: Figure | null;
  readonly seasonDays: number;
  /** Σ head that grazed each day / mean head (rule N5); null without any head. */
  readonly daysGrazed: Figure | null;
  /** Days on which all of it grazed. */
  readonly daysAll: number;
  /** Days on which some of it was there and not all of it grazed. */
  readonly daysOff: number;
  /** Those by what kept it from pasture longest; the empty reason is where none was written. */
  readonly offByReason: ReadonlyMap<string, number>;
  readonly demandLb: Figure;
  readonly fedLb: Figure;
  /** Of the demand (rule N4); null where nothing was asked for. */
  readonly shareFed: Figure | null;
  readonly shareGrazed: Figure | null;
  /** Of what was eaten (rule N6). */
  readonly roughageShare: Figure | null;
  /** Where what a head needs is from, each once. */
  readonly sources: readonly string[];
}

const NO_REASON = '';

interface Day {
  isAll: boolean;
  /** Head × days by reason; none while all of it grazed. */
  off: Map<string, number> | undefined;
}

const dividedBy = (figure: Figure, divisor: Figure): Figure | null => {
  if (isKnown(divisor) && divisor === 0) return null;
  return combine(figure, divisor, (one, other) => one / other);
};

/** Adds up the days of a row, and what was fed on them. */
export class Row {
  readonly #days = new Map<number, Day>();
  readonly #grazed = new Sum();
  readonly #demand = new Sum();
  readonly #fed = new Sum();
  readonly #roughage = new Sum();
  readonly #sources = new Set<string>();

  add({ day, isCounted, head, reason, demandLb, demanded }: ClassDay): void {
    const known: Day = this.#days.get(day) ?? { isAll: true, off: undefined };
    this.#days.set(day, known);
    if (!isCounted) {
      known.isAll = false;
      const why = reason ?? NO_REASON;
      known.off ??= new Map();
      known.off.set(why, (known.off.get(why) ?? 0) + head);
      return;
    }
    this.#grazed.add(head);
    this.#demand.add(demandLb);
    this.#sources.add(demanded.source);
  }

  addFed({ dryLb }: FedShare, isRoughage: boolean): void {
    this.#fed.add(dryLb);
    if (isRoughage) this.#roughage.add(dryLb);
  }

  /** A herd of the class was on pasture and its head is unknown: figures of its head lack it. */
  addUnknown(herdUuid: string): void {
    const lacking = missing('head', herdUuid);
    this.#grazed.add(lacking);
    this.#demand.add(lacking);
  }

  /** @param meanHead of the class, for `daysGrazed` */
  figures(seasonDays: number, meanHead: Figure | null): OrganicFigures {
    const days = [...this.#days.values()];
    const off = days.filter(({ isAll }) => !isAll);
    const offByReason = new Map<string, number>();
    for (const { off: reasons } of off) {
      const [longest] = [...(reasons ?? [])].sort(([, one], [, other]) => other - one);
      const why = longest?.[0] ?? NO_REASON;
      offByReason.set(why, (offByReason.get(why) ?? 0) + 1);
    }
    const [demandLb, fedLb] = [this.#demand.figure, this.#fed.figure];
    const shareFed = dividedBy(fedLb, demandLb);
    const eaten = combine(demandLb, fedLb, Math.max);
    const grazedLb = combine(demandLb, fedLb, (asked, fed) => Math.max(0, asked - fed));
    return {
      meanHead,
      seasonDays,
      daysGrazed: meanHead === null ? null : dividedBy(this.#grazed.figure, meanHead),
      daysAll: days.length - off.length,
      daysOff: off.length,
      offByReason,
      demandLb,
      fedLb,
      shareFed,
      shareGrazed: shareFed === null ? null : mapFigure(shareFed, (share) => Math.max(0, 1 - share)),
      roughageShare: dividedBy(
        combine(grazedLb, this.#roughage.figure, (one, other) => one + other),
        eaten,
      ),
      sources: [...this.#sources],
    };
  }
}

/** What some figures lack, each once. */
export function lacksOf(figures: readonly (Figure | null)[]): Missing['lacks'] {
  const all = new Sum();
  for (const figure of figures) if (figure !== null && !isKnown(figure)) all.add(figure);
  const { figure } = all;
  return isKnown(figure) ? [] : figure.lacks;
}
