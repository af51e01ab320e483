import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { REGISTERS, type RegisterId } from '@domain/animals/registers/registers';
import { datedIn, type DaySpan } from '@domain/grazing/daySpan';
import { isKnown } from '@domain/grazing/figure';
import { classesAt } from '@domain/grazing/stays';
import { zoneOf } from '@domain/grazing/time';
import { selectAll, selectPaddockFigures, selectTimelines, type WithRecords } from '@records/index';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { PADDOCK_CELLS } from './paddockCells';
import { TREATMENT_CELLS } from './registerCells';
import { isMissing, type CellParts } from './registerPart';
import { PADDOCK_COLUMN_NAMES, TREATMENT_COLUMN_NAMES } from './registerWords';

/** A table of a register: the names of its columns, and a row for each treatment. */
export interface RegisterTable {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly uuid: string; readonly cells: readonly CellParts[] }[];
}

const missingIn = ({ rows }: RegisterTable): number =>
  rows.reduce((sum, { cells }) => sum + cells.filter(isMissing).length, 0);

function useTreated(register: RegisterId, days: DaySpan): RegisterTable {
  const treatments = useSelector((state: WithRecords) => selectAll(state, 'treatment'));
  const ruleSet = useSelector((state: WithRecords) => selectAll(state, 'ranch'))[0]?.data.rule_set ?? null;
  const timelines = useSelector(selectTimelines);
  const { zone, weight } = useRanchView();
  const nameOf = useNames();
  return useMemo(() => {
    const { columns } = REGISTERS[register];
    const rows = datedIn(treatments, days, zoneOf(zone)).map((each) => {
      const classes = classesAt(timelines.states.byHerd.get(each.data.herd_uuid) ?? [], each.at);
      const treated = { ...each, herd: nameOf(each.data.herd_uuid), classes, zone, ruleSet, weight };
      return { uuid: each.uuid, cells: columns.map((column) => TREATMENT_CELLS[column](treated)) };
    });
    return { columns: columns.map((column) => TREATMENT_COLUMN_NAMES[column]), rows };
  }, [register, days, treatments, ruleSet, timelines, zone, weight, nameOf]);
}

function useTreatedPaddocks(register: RegisterId, days: DaySpan): RegisterTable | null {
  const treatments = useSelector((state: WithRecords) => selectAll(state, 'paddock_treatment'));
  const figures = useSelector((state: WithRecords) => selectPaddockFigures(state));
  const { zone, area } = useRanchView();
  const nameOf = useNames();
  return useMemo(() => {
    const columns = REGISTERS[register].paddockColumns;
    if (columns === null) return null;
    const rows = datedIn(treatments, days, zoneOf(zone)).map((each) => {
      const acres = figures.get(each.data.paddock_uuid)?.acres;
      const known = acres !== undefined && isKnown(acres) ? acres : null;
      const treated = { ...each, paddock: nameOf(each.data.paddock_uuid), acres: known, zone, area };
      return { uuid: each.uuid, cells: columns.map((column) => PADDOCK_CELLS[column](treated)) };
    });
    return { columns: columns.map((column) => PADDOCK_COLUMN_NAMES[column]), rows };
  }, [register, days, treatments, figures, zone, area, nameOf]);
}

/** A register of some days as its tables, with the number of cells that it asks for and nobody filled in. */
export function useRegister(register: RegisterId, days: DaySpan) {
  const treated = useTreated(register, days);
  const paddocks = useTreatedPaddocks(register, days);
  return { treated, paddocks, missing: missingIn(treated) + (paddocks === null ? 0 : missingIn(paddocks)) };
}
