import { useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { changeRecorded, selectAll, selectFigures, selectNow, selectRecords, type WithRecords } from '@records/index';
import { forageRows } from './forageRows';
import { badRows, filledIn, forageChanges, problemOf, type TypedForage } from './typedForage';

const NOTHING: TypedForage = {};

/** The paddocks that may have an estimate, and the last instant on which one counts for the season; null: now. */
function useForageRows() {
  const paddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock'));
  const figures = useSelector((state: WithRecords) => selectFigures(state));
  const now = useSelector(selectNow);
  const rows = useMemo(() => forageRows(paddocks, figures), [paddocks, figures]);
  const { until } = figures.period;
  return { rows, lastAt: until < now ? new Date(until - 1).toISOString() : null };
}

/** The sheet of all paddocks' forage: what was typed, what is wrong with it, and the way to save it as one change. */
export function useForageSheet() {
  const dispatch = useDispatch();
  const { yield: unit } = usePersonsUnits();
  const percent = useSelector(selectRecords).ranch.utilisation_percent;
  const { rows, lastAt } = useForageRows();
  const [typed, setTyped] = useState(NOTHING);
  const [isProduction, setIsProduction] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [said, setSaid] = useState('');
  const meant = { unit, usablePercent: isProduction ? percent : 100 };
  const judge = (text: string) => problemOf(text, meant);
  const type = (uuid: string, text: string) => setTyped((before) => ({ ...before, [uuid]: text }));
  /** Saves all or nothing; returns the place of the first row that keeps it from that. */
  const save = (): number | null => {
    const [first] = badRows(rows, typed, meant);
    setIsTried(first !== undefined);
    setSaid('');
    if (first !== undefined) return rows.indexOf(first);
    const changes = forageChanges(rows, typed, meant, lastAt);
    if (changes.length > 0) dispatch(changeRecorded({ what: 'added_forage', paddocks: changes.length }, changes));
    else setSaid(t`Nothing to save: no other number was typed.`);
    setTyped(NOTHING);
    return null;
  };
  return {
    rows,
    typed,
    type,
    percent,
    isProduction,
    setIsProduction,
    judge,
    /** What is wrong with a row, once somebody has tried to save. */
    rowProblem: (text: string) => (isTried ? judge(text) : undefined),
    bad: isTried ? badRows(rows, typed, meant) : [],
    fill: (text: string) => setTyped((before) => filledIn(rows, before, text)),
    save,
    said,
    isUnsaved: Object.values(typed).some((text) => text.trim() !== ''),
  };
}
