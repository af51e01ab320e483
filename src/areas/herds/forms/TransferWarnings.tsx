import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { herdStatesOf } from '@domain/grazing/herdStates';
import { transferWarnings } from '@domain/grazing/warnings';
import { Warnings } from '@records/components/Warnings';
import { selectTimelines, type DataOf, type Held } from '@records/index';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import type { When } from '@shared/time/useWhen';
import { transferFrom, type TransferValues } from './transferValues';

interface TransferWarningsProps {
  herdUuid: string;
  /** What is edited; undefined for a new one. */
  held: Held<DataOf<'transfer'>> | undefined;
  when: When;
}

/** What looks odd in the transfer as it is in the form, on what the herds are without it. */
export function TransferWarnings({ herdUuid, held, when }: TransferWarningsProps) {
  const { values } = useFormikContext<TransferValues>();
  const { weight } = useRanchView();
  const timelines = useSelector(selectTimelines);
  const nameOf = useNames();
  const { records, states, standard } = timelines;
  const own = held?.uuid;
  const without = useMemo(() => {
    if (own === undefined) return states;
    const others = records.transfers.filter(({ uuid }) => uuid !== own);
    return herdStatesOf(records.counts, others, standard.zone);
  }, [own, records, states, standard]);
  const data = transferFrom(herdUuid, values, weight, null, held?.data ?? null);
  const leaving = { ...data, fromHerdUuid: data.from_herd_uuid, at: when.instant(values.when) };
  return <Warnings warnings={transferWarnings(leaving, { ...timelines, states: without })} nameOf={nameOf} />;
}
