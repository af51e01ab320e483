import { useMemo, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { DataOf, Kind } from '../kinds';
import { selectOne, type WithRecords } from '../recordsSelectors';
import type { Held } from '../shelves';
import type { Choice } from './beneath';
import { OpenedContext, type OpenedRecord } from './OpenedContext';

interface OpenedOnProps<K extends Kind> {
  kind: K;
  uuid: string;
  /** Draws the form of the record. What it writes is made on this state of it, not on what it is by then. */
  children: (opened: Held<DataOf<K>>) => ReactNode;
}

interface State<K extends Kind> {
  opened: Held<DataOf<K>> | undefined;
  told: readonly string[];
  choices: readonly Choice[];
}

function Opened<K extends Kind>({ kind, uuid, children }: OpenedOnProps<K>) {
  const live = useSelector((state: WithRecords) => selectOne(state, kind, uuid));
  const [state, setState] = useState<State<K>>({ opened: live, told: [], choices: [] });
  const { opened } = state;
  if (opened === undefined && live !== undefined) setState({ ...state, opened: live });
  const record = useMemo(
    (): OpenedRecord | undefined =>
      state.opened && {
        ...state,
        opened: state.opened,
        live,
        takeLive: ({ told, choices }) =>
          setState((before) => ({
            opened: live ?? before.opened,
            told: [...before.told, ...told.values()],
            choices: [...before.choices.filter(({ key }) => !told.has(key)), ...choices],
          })),
        decide: (made) =>
          setState((before) => ({ ...before, choices: before.choices.filter((each) => !made.includes(each)) })),
      },
    [state, live],
  );
  if (opened === undefined || record === undefined) return null;
  return <OpenedContext value={record}>{children(opened)}</OpenedContext>;
}

/**
 * Every form that edits a record is drawn in one of these, with a `ChangedBeneath` in it: its base is what it was opened
 * on, and what somebody else changes meanwhile is told before it is saved over. Nothing where there is no such record.
 */
export const OpenedOn = <K extends Kind>(props: OpenedOnProps<K>) => <Opened key={props.uuid} {...props} />;
