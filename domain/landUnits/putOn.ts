import type { PaddockTreatmentData } from '../animals/facts';
import { feedWithin, type PaddockFeed } from '../grazing/feed';
import { isKnown, mapFigure, missing, sum, type Figure } from '../grazing/figure';
import type { MarkData } from '../grazing/marks';
import { POUNDS_PER_KILOGRAM } from '../grazing/metric';
import type { Span } from '../grazing/overTime';
import type { Entry } from '../grazing/records';
import { dateOfDay, dayNumber } from '../grazing/time';
import type { Timelines } from '../grazing/timelines';
import type { ReportedUnit } from './reportedUnits';

/** What was put on the land of a unit, kg, and done to it. Null: nothing is recorded. */
export interface PutOn {
  /** Dry matter of hay: eaten, else put out. */
  readonly hayDmKg: Figure | null;
  readonly fertiliserKg: Figure | null;
  /** Nitrogen of fertilizer, compost and manure. */
  readonly nitrogenKg: Figure | null;
  readonly limeKg: Figure | null;
  readonly compostKg: Figure | null;
  /** Days, YYYY-MM-DD in the ranch's zone, by time. */
  readonly burnedOn: readonly string[];
  readonly tilledOn: readonly string[];
  readonly seededOn: readonly string[];
}

type Treatment = Entry<PaddockTreatmentData>;

/** What is put on, and what is done, besides grazing. */
export interface Work {
  readonly treatments: readonly Treatment[];
  readonly marks: readonly Entry<MarkData>[];
  readonly feed: ReadonlyMap<string, readonly PaddockFeed[]>;
}

const kilograms = (lb: Figure): Figure => mapFigure(lb, (pounds) => pounds / POUNDS_PER_KILOGRAM);

/** Hay of some paddocks in a time (rule V6): what was eaten where anything was, else put out; unknown dry matter gives none. */
function hayOf({ paddockUuids }: ReportedUnit, feed: Work['feed'], span: Span): Figure | null {
  const own = paddockUuids.map((uuid) => ({ uuid, feed: feed.get(uuid) ?? [] }));
  const isIn = ({ at }: PaddockFeed): boolean => span.since <= at && at < span.until;
  const use = (['eaten', 'put_out'] as const).find((each) =>
    own.some((paddock) => paddock.feed.some((fed) => fed.use === each && isIn(fed))),
  );
  if (use === undefined) return null;
  const parts = own.map((paddock): Figure => {
    const { dryLb, withoutDryLb } = feedWithin(paddock.feed, use, span);
    return isKnown(withoutDryLb) && withoutDryLb === 0 ? dryLb : missing('hay', paddock.uuid);
  });
  return kilograms(sum(parts));
}

const WITH_NITROGEN: readonly string[] = ['fertiliser', 'compost', 'manure'];

const poundsOf = ({ data }: Treatment): Figure => data.lb ?? missing('amount', data.paddock_uuid);

const nitrogenOf = ({ data }: Treatment): Figure => {
  if (data.n_percent === null) return missing('nitrogen', data.paddock_uuid);
  return mapFigure(poundsOf({ uuid: '', data }), (lb) => (lb * (data.n_percent ?? 0)) / 100);
};

const totalOf = (some: readonly Treatment[], of: (treatment: Treatment) => Figure): Figure | null =>
  some.length === 0 ? null : kilograms(sum(some.map(of)));

/** What was put on the land of a unit and done to it in a time; what is of a subdivision is of its paddock. */
export function putOn(unit: ReportedUnit, { treatments, marks, feed }: Work, span: Span, timelines: Timelines): PutOn {
  const { lands, standard } = timelines;
  const own = new Set(unit.paddockUuids);
  const isOwn = (uuid: string): boolean => own.has(uuid) || own.has(lands.get(uuid)?.parentUuid ?? '');
  const treated = treatments.filter(({ data }) => {
    const at = Date.parse(data.at);
    return isOwn(data.paddock_uuid) && span.since <= at && at < span.until;
  });
  const of = (what: string) => treated.filter(({ data }) => data.what === what);
  const marked = (what: string): string[] =>
    marks
      .filter(({ data }) => data.what === what && (data.paddock_uuid === null || isOwn(data.paddock_uuid)))
      .map(({ data }) => data.starts_on)
      .filter((date) => {
        const at = standard.zone.startOf(dayNumber(date));
        return span.since <= at && at < span.until;
      });
  const seeded = of('seed').map(({ data }) => dateOfDay(standard.zone.dayOf(Date.parse(data.at))));
  const days = (dates: readonly string[]): string[] => [...new Set(dates)].sort();
  return {
    hayDmKg: hayOf(unit, feed, span),
    fertiliserKg: totalOf(of('fertiliser'), poundsOf),
    nitrogenKg: totalOf(
      treated.filter(({ data }) => WITH_NITROGEN.includes(data.what)),
      nitrogenOf,
    ),
    limeKg: totalOf(of('lime'), poundsOf),
    compostKg: totalOf(of('compost'), poundsOf),
    burnedOn: days(marked('burned')),
    tilledOn: days(marked('tilled')),
    seededOn: days([...marked('seeded'), ...seeded]),
  };
}
