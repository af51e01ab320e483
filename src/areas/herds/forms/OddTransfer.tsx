import { useFormikContext } from 'formik';
import { useContext, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { herdStatesOf } from '@domain/grazing/herdStates';
import { transferWarnings, type Warning } from '@domain/grazing/warnings';
import { plural, t } from '@domain/words';
import { LateSaleWarning, useHasTreatments } from '@entries/withdrawal/late';
import { Warnings } from '@records/components/Warnings';
import { selectTimelines, type DataOf, type Held } from '@records/index';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Dialog } from '@shared/components/Dialog';
import { SubmitContext } from '@shared/forms/FormContext';
import type { When } from '@shared/time/useWhen';
import { numberInWords } from '@shared/units/units';
import { transferFrom, type TransferValues } from './transferValues';

interface OfTransfer {
  herdUuid: string;
  /** What is edited; undefined for a new one. */
  held: Held<DataOf<'transfer'>> | undefined;
  when: When;
}

/** What looks odd in the transfer as it is in the form, on what the herds are without it. */
function useTransferWarnings({ herdUuid, held, when }: OfTransfer): Warning[] {
  const { values } = useFormikContext<TransferValues>();
  const { weight } = useRanchView();
  const timelines = useSelector(selectTimelines);
  const { records, states, standard } = timelines;
  const own = held?.uuid;
  const without = useMemo(() => {
    if (own === undefined) return states;
    const others = records.transfers.filter(({ uuid }) => uuid !== own);
    return herdStatesOf(records.counts, others, standard.zone);
  }, [own, records, states, standard]);
  const data = transferFrom(herdUuid, values, weight, null, held?.data ?? null);
  const leaving = { ...data, fromHerdUuid: data.from_herd_uuid, at: when.instant(values.when) };
  return transferWarnings(leaving, { ...timelines, states: without });
}

/** Stands for the id of a transfer that is still to be recorded. */
const NEW = '';

/** What looks odd in the transfer as it is in the form. */
export function TransferWarnings(transfer: OfTransfer) {
  const nameOf = useNames();
  const { values } = useFormikContext<TransferValues>();
  const { weight } = useRanchView();
  const hasTreatments = useHasTreatments();
  const { herdUuid, held, when } = transfer;
  const at = new Date(when.instant(values.when)).toISOString();
  const data = useMemo(
    () => ({ ...transferFrom(herdUuid, values, weight, null, held?.data ?? null), at }),
    [herdUuid, values, weight, held, at],
  );
  return (
    <>
      <Warnings warnings={useTransferWarnings(transfer)} nameOf={nameOf} />
      {hasTreatments && <LateSaleWarning uuid={held?.uuid ?? NEW} data={data} />}
    </>
  );
}

/** Saves a transfer; one of more animals than the herd had is saved only knowingly. */
export function SaveTransfer(transfer: OfTransfer) {
  const { values, submitForm } = useFormikContext<TransferValues>();
  const { sendOnce } = useContext(SubmitContext);
  const nameOf = useNames();
  const [isAsking, setIsAsking] = useState(false);
  const short = useTransferWarnings(transfer).find((warning) => warning.what === 'more_than_there_are');
  if (short === undefined) return <Button type="submit">{t`Save`}</Button>;
  const name = nameOf(short.herdUuid);
  const { there: taken } = short;
  const there = numberInWords(taken);
  const { head: typed } = values;
  const keep = () => setIsAsking(false);
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t`Save`}</Button>
      {isAsking && (
        <Dialog title={t`${name} only had ${there} then. Save ${typed} anyway?`} onClose={keep}>
          <p>
            {t`${plural(taken, { one: 'Only # leave', other: 'Only # leave' })} ${name} in the figures. If there were more, count ${name} first.`}
          </p>
          <Actions isEnd>
            <Button look="quiet" onClick={keep}>{t`Go back`}</Button>
            <Button
              look="danger"
              onClick={() => {
                keep();
                void sendOnce(submitForm);
              }}
            >{t`Save anyway`}</Button>
          </Actions>
        </Dialog>
      )}
    </>
  );
}
