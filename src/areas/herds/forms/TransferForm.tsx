import { useFormikContext } from 'formik';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ANIMALS } from '@contract/grazing/animals';
import { transferWarnings } from '@domain/grazing/warnings';
import { added, recordChange, selectTimelines } from '@records/index';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { Select } from '@shared/forms/Select';
import { TextArea } from '@shared/forms/TextArea';
import { WhenField } from '@shared/forms/WhenField';
import { capitalized } from '@shared/lib/capitalized';
import { useWhen, type When } from '@shared/time/useWhen';
import { numberInWords } from '@shared/units/units';
import { useHerds, useNames, type HerdNow } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { ANIMAL_NAMES, REASON_NAMES } from '@records/herdWords';
import styles from './forms.module.css';
import { SameName } from './HerdFields';
import { newHerd } from './newHerd';
import {
  beginsHerd,
  hasOtherHerd,
  isArrival,
  mayBeginHerd,
  NEW_HERD,
  REASONS,
  transferFrom,
  type TransferValues,
} from './transferValues';
import { useRules } from './useRules';
import { Warnings } from '@records/components/Warnings';

const REASON_OPTIONS = REASONS.map((value) => ({ value, label: REASON_NAMES[value] ?? value }));
const ANIMAL_OPTIONS = ANIMALS.map((value) => ({ value, label: ANIMAL_NAMES[value] }));

function OtherHerd({ herdUuid }: { herdUuid: string }) {
  const { values } = useFormikContext<TransferValues>();
  const others = useHerds().filter(({ herd, figures }) => herd.uuid !== herdUuid && !figures.isRetired);
  if (!hasOtherHerd(values.reason)) return null;
  const known = others.map(({ herd }) => ({ value: herd.uuid, label: herd.data.name }));
  return (
    <>
      <Select
        name="other_herd"
        label={isArrival(values.reason) ? 'From herd' : 'To herd'}
        placeholder={values.reason === 'weaned' ? 'None of ours' : 'Choose a herd'}
        options={mayBeginHerd(values.reason) ? [...known, { value: NEW_HERD, label: 'A new herd' }] : known}
      />
      {beginsHerd(values) && (
        <>
          <Field
            name="new_herd"
            label="Name of the new herd"
            hint="It begins where this herd is"
            autoComplete="off"
            autoCapitalize="words"
          />
          <SameName field="new_herd" />
        </>
      )}
    </>
  );
}

function TransferWarnings({ herdUuid, when }: { herdUuid: string; when: When }) {
  const { values } = useFormikContext<TransferValues>();
  const { weight } = useRanchView();
  const timelines = useSelector(selectTimelines);
  const nameOf = useNames();
  const { from_herd_uuid: fromHerdUuid, animal, head } = transferFrom(herdUuid, values, weight);
  const leaving = { fromHerdUuid, animal, head, at: when.instant(values.when) };
  return <Warnings warnings={transferWarnings(leaving, timelines)} nameOf={nameOf} />;
}

/** Animals that come to a herd or leave it: bought, born, sold, died and so on. */
export function TransferForm({ herd: { herd }, onClose }: { herd: HerdNow; onClose: () => void }) {
  const dispatch = useDispatch();
  const { units, zone, weight } = useRanchView();
  const when = useWhen(zone);
  const herds = useHerds();
  const timelines = useSelector(selectTimelines);
  const rules = useRules(useCallback(({ transferRules }) => transferRules(units, zone), [units, zone]));
  const initialValues: TransferValues = {
    reason: 'bought',
    other_herd: '',
    new_herd: '',
    animal: '',
    head: '',
    average_weight: '',
    when: when.initial,
    note: '',
  };
  const save = (values: TransferValues) => {
    const { at, clock } = when.timeOf(values.when);
    const founding = { name: values.new_herd, from: herd, herds: herds.length, at, clock };
    const begun = beginsHerd(values) ? newHerd(founding, timelines) : null;
    const data = transferFrom(herd.uuid, values, weight, begun?.uuid);
    const what = `${REASON_NAMES[values.reason] ?? values.reason} ${numberInWords(data.head ?? 0)} head`;
    const transfer = added('transfer', { ...data, at }, clock);
    dispatch(recordChange(`${what}, ${herd.data.name}`, [...(begun?.changes ?? []), transfer]));
  };
  return (
    <FormDialog
      title={`Animals in or out of ${herd.data.name}`}
      initialValues={initialValues}
      rules={rules}
      onSave={save}
      onClose={onClose}
    >
      <Select name="reason" label="What happened" options={REASON_OPTIONS} />
      <OtherHerd herdUuid={herd.uuid} />
      <div className={styles.pair}>
        <Field name="head" label="Head" inputMode="numeric" autoComplete="off" />
        <Select name="animal" label="Animals" placeholder="Of all kinds" options={ANIMAL_OPTIONS} />
      </div>
      <Field
        name="average_weight"
        label="Average weight"
        hint={`${capitalized(weight.name)} a head. Left empty: as those in the herd`}
        inputMode="decimal"
        autoComplete="off"
      />
      <WhenField when={when} />
      <TextArea name="note" label="Note" />
      <TransferWarnings herdUuid={herd.uuid} when={when} />
    </FormDialog>
  );
}
