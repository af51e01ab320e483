import type { Figures } from '@domain/grazing/figures';
import { standingOf, type Standing, type StandingMarks } from '@domain/grazing/marks';
import type { PaddockFigures } from '@domain/grazing/paddockFigures';
import type { DataOf, Held } from '@records/index';

type Paddock = Held<DataOf<'paddock'>>;

/** A paddock as a line of the list: what it is, and its figures. */
export interface PaddockRow {
  readonly uuid: string;
  readonly name: string;
  /** The paddock that it is a part of. */
  readonly parentName: string | null;
  readonly isRetired: boolean;
  readonly hasShape: boolean;
  /** What is marked on it now, or on the last day of a season that is over. */
  readonly marks: readonly Standing[];
  readonly figures: PaddockFigures;
}

/** All paddocks with their figures, in no order. */
export function paddockRows(
  paddocks: readonly Paddock[],
  { paddocks: figures, timelines, period: { until } }: Pick<Figures, 'paddocks' | 'timelines' | 'period'>,
  marks: StandingMarks<unknown>,
): PaddockRow[] {
  const names = new Map(paddocks.map(({ uuid, data }) => [uuid, data.name]));
  return paddocks.flatMap(({ uuid, data }) => {
    const own = figures.get(uuid);
    const land = timelines.lands.get(uuid);
    if (own === undefined || land === undefined) return [];
    const parentName = data.parent_uuid === null ? null : (names.get(data.parent_uuid) ?? '');
    const isRetired = land.retiredAt <= until;
    const hasShape = data.shape !== null;
    return [{ uuid, name: data.name, parentName, isRetired, hasShape, marks: standingOf(marks, uuid), figures: own }];
  });
}

/** Which paddocks the list shows. Sums of a ranch run over paddocks that are no subdivision, so these are apart. */
export const SHOWN = ['all', 'ready', 'resting', 'grazing', 'subdivisions', 'retired'] as const;
export type Shown = (typeof SHOWN)[number];

const isWhole = ({ parentName, isRetired }: PaddockRow): boolean => parentName === null && !isRetired;

const BELONGS: Readonly<Record<Shown, (row: PaddockRow) => boolean>> = {
  all: isWhole,
  ready: (row) => isWhole(row) && row.figures.state === 'ready',
  resting: (row) => isWhole(row) && row.figures.state === 'resting',
  grazing: (row) => isWhole(row) && row.figures.state === 'grazing',
  subdivisions: ({ parentName, isRetired }) => parentName !== null && !isRetired,
  retired: ({ isRetired }) => isRetired,
};

export const rowsOf = (rows: readonly PaddockRow[], shown: Shown): PaddockRow[] => rows.filter(BELONGS[shown]);

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The rows whose name holds what was typed, whatever its case and accents. */
export function found(rows: readonly PaddockRow[], typed: string): readonly PaddockRow[] {
  const sought = folded(typed.trim());
  return sought === '' ? rows : rows.filter(({ name }) => folded(name).includes(sought));
}
