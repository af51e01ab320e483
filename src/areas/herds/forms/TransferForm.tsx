import { useFormikContext } from 'formik';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ANIMALS } from '@contract/grazing/animals';
import { withBirthWeight } from '@contract/people/birthWeights';
import { t } from '@domain/words';
import { differing } from '@records/differing';
import { preferencesNoted, selectMe } from '@features/user';
import { added, changed, changeRecorded, selectTimelines, type DataOf, type Held } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { Select } from '@shared/forms/Select';
import { TextArea } from '@shared/forms/TextArea';
import { WhenField } from '@shared/forms/WhenField';
import { wordOf } from '@shared/lib/wording';
import { useWhen } from '@shared/time/useWhen';
import type { Units } from '@shared/units/units';
import { useHerds, type HerdNow } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { ANIMAL_NAMES, REASON_WORDS } from '@records/herdWords';
import { areYoung, offeredWeight } from './bornYoung';
import { Births } from './Births';
import styles from './forms.module.css';
import { NamedAnimals, TradeFields } from './NamedAnimals';
import { newHerd } from './newHerd';
import { OtherHerdField } from './OtherHerdField';
import { SaveTransfer, TransferWarnings } from './OddTransfer';
import {
  beginsHerd,
  REASONS,
  transferFrom,
  typedTransfer,
  type OfferedTransfer,
  type TransferValues,
} from './transferValues';
import { useRules } from './useRules';

const REASON_OPTIONS = REASONS.map((value) => ({ value, label: wordOf(REASON_WORDS, value) }));
const ANIMAL_OPTIONS = ANIMALS.map((value) => ({ value, label: ANIMAL_NAMES[value] }));

const AT_BIRTH: Readonly<Record<Units, string>> = {
  imperial: t`Pounds a head, at birth`,
  metric: t`Kilograms a head, at birth`,
};
const AS_IN_THE_HERD: Readonly<Record<Units, string>> = {
  imperial: t`Pounds a head. Left empty: as those in the herd`,
  metric: t`Kilograms a head. Left empty: as those in the herd`,
};

const NO_TRANSFER: Omit<TransferValues, 'when'> = {
  reason: 'bought',
  other_herd: '',
  new_herd: '',
  animal: '',
  head: '',
  average_weight: '',
  note: '',
  tags: '',
  document: '',
  party: '',
};

/** How many, of what kind and how heavy. What was born has a weight of its own. */
function AnimalFields({ isAll }: { isAll: boolean }) {
  const { values } = useFormikContext<TransferValues>();
  const { units } = useRanchView();
  const isBorn = values.reason === 'born';
  return (
    <>
      <div className={styles.pair}>
        <Field
          name="head"
          label={t`Head`}
          inputMode="numeric"
          autoComplete="off"
          {...(isAll && { hint: t`Left empty: all of them` })}
        />
        <Select
          name="animal"
          label={t`Animals`}
          placeholder={isBorn ? t`Choose what was born` : t`Of all kinds`}
          options={ANIMAL_OPTIONS}
        />
      </div>
      <Field
        name="average_weight"
        label={t`Average weight`}
        hint={isBorn ? AT_BIRTH[units] : AS_IN_THE_HERD[units]}
        inputMode="decimal"
        autoComplete="off"
      />
    </>
  );
}

interface TransferFormProps {
  herd: HerdNow;
  /** What is edited; left out for a new one. */
  held?: Held<DataOf<'transfer'>> | undefined;
  /** What a new one begins with. */
  offered?: OfferedTransfer;
  onClose: () => void;
}

/** Animals that come to a herd or leave it: bought, born, sold, died and so on. Of an edited one only what changed is written. */
export function TransferForm({ herd: { herd }, held, offered = {}, onClose }: TransferFormProps) {
  const dispatch = useDispatch();
  const { units, zone, weight } = useRanchView();
  const { name } = herd.data;
  const before = held?.data ?? null;
  const when = useWhen(zone, before === null ? undefined : Date.parse(before.at));
  const herds = useHerds();
  const settings = useSelector(selectMe)?.settings ?? {};
  const timelines = useSelector(selectTimelines);
  const isAll = before !== null && before.head === null;
  const rules = useRules(useCallback(({ transferRules }) => transferRules(units, zone, isAll), [units, zone, isAll]));
  const valuesOf = (data: DataOf<'transfer'>) => typedTransfer(herd.uuid, data, weight, when.shown(data.at));
  const initialValues = before === null ? { ...NO_TRANSFER, ...offered, when: when.initial } : valuesOf(before);
  const remember = ({ reason, animal, average_weight: typed }: TransferValues, lb: number | null) => {
    if (reason !== 'born' || animal === '' || lb === null || !areYoung(animal)) return;
    if (typed !== offeredWeight(settings, animal, weight))
      dispatch(preferencesNoted(withBirthWeight(settings, animal, lb)));
  };
  const save = (values: TransferValues) => {
    const { at, clock } = when.timeOf(values.when);
    const founding = { name: values.new_herd, from: herd, herds: herds.length, at, clock };
    const begun = beginsHerd(values) ? newHerd(founding, timelines) : null;
    const data = { ...transferFrom(herd.uuid, values, weight, begun?.uuid, before), at };
    const said = { herd: name, reason: data.reason, head: data.head };
    const begins = begun?.changes ?? [];
    if (held === undefined) {
      remember(values, data.average_weight_lb);
      dispatch(changeRecorded({ what: 'transferred', ...said }, [...begins, added('transfer', data, clock)]));
      return;
    }
    const fields = differing(held.data, data);
    if (Object.keys(fields).length === 0) return;
    dispatch(changeRecorded({ what: 'changed_transfer', ...said }, [...begins, changed('transfer', held, fields)]));
  };
  const transfer = { herdUuid: herd.uuid, held, when };
  return (
    <FormDialog
      title={held === undefined ? t`Animals in or out of ${name}` : t`Edit animals in or out of ${name}`}
      initialValues={initialValues}
      rules={rules}
      onSave={save}
      onClose={onClose}
      warnings={<TransferWarnings {...transfer} />}
      submit={<SaveTransfer {...transfer} />}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <Select name="reason" label={t`What happened`} options={REASON_OPTIONS} />
      <OtherHerdField herdUuid={herd.uuid} before={before} />
      <Births herdUuid={herd.uuid} when={when} isWritten={before?.reason === 'born'} />
      <AnimalFields isAll={isAll} />
      <NamedAnimals />
      <TradeFields />
      <WhenField when={when} />
      <TextArea name="note" label={t`Note`} />
    </FormDialog>
  );
}
