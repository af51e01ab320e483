import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** What the list of stays is narrowed down to. */
export interface RecordChoice {
  /** `LAST`, `DELETED`, or empty for the stays. */
  readonly show: string;
  /** The id of a season, `ALL_TIME`, or empty for the current one. */
  readonly season: string;
  /** The id of a herd, or empty for all of them. */
  readonly of: string;
  /** The id of a paddock, or empty for all of them. */
  readonly in: string;
}

/** The choice of a season that is none. */
export const ALL_TIME = 'all';

/** The choice of what the person changed last. */
export const LAST = 'changes';

/** The choice of what was deleted. */
export const DELETED = 'deleted';

/** Where the choice stands in the address. */
export const CHOICE_PARAMS = ['show', 'season', 'of', 'in'] as const;

/** What was chosen stands in the address, so that the way back finds it again and a dialog over it keeps it. */
export function useRecordChoice() {
  const [params, setParams] = useSearchParams();
  const [show = '', season = '', herd = '', paddock = ''] = CHOICE_PARAMS.map((name) => params.get(name) ?? '');
  const choice: RecordChoice = useMemo(() => ({ show, season, of: herd, in: paddock }), [show, season, herd, paddock]);
  const chosen = useMemo(
    () => Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== '')),
    [choice],
  );
  const choose = useCallback(
    (field: keyof RecordChoice, value: string) =>
      setParams({ ...chosen, [field]: value }, { replace: true, preventScrollReset: true }),
    [chosen, setParams],
  );
  return { choice, choose };
}
