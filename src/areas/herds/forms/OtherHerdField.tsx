import { useFormikContext } from 'formik';
import { t } from '@domain/words';
import { useHerds } from '@records/useHerds';
import { TakenName } from '@records/components/TakenName';
import { Field } from '@shared/forms/Field';
import { Select } from '@shared/forms/Select';
import {
  beginsHerd,
  comesIn,
  mayBeginHerd,
  namesHerd,
  NEW_HERD,
  type TransferValues,
  type Written,
} from './transferValues';

interface OtherHerdFieldProps {
  herdUuid: string;
  /** What is edited; null for a new one. */
  before: Written | null;
}

/** The herd that the animals come from or go to, where the reason has one. */
export function OtherHerdField({ herdUuid, before }: OtherHerdFieldProps) {
  const { values } = useFormikContext<TransferValues>();
  const herds = useHerds();
  if (!namesHerd(values.reason, before)) return null;
  const isIn = comesIn(herdUuid, values.reason, before);
  const known = herds
    .filter(({ herd }) => herd.uuid !== herdUuid)
    .filter(({ herd, figures }) => !figures.isRetired || herd.uuid === values.other_herd)
    .map(({ herd }) => ({ value: herd.uuid, label: herd.data.name }));
  const mayBegin = mayBeginHerd(values.reason) && !isIn;
  return (
    <>
      <Select
        name="other_herd"
        label={isIn ? t`From herd` : t`To herd`}
        placeholder={values.reason === 'weaned' ? t`None of ours` : t`Choose a herd`}
        options={mayBegin ? [...known, { value: NEW_HERD, label: t`A new herd` }] : known}
      />
      {beginsHerd(values) && (
        <>
          <Field
            name="new_herd"
            label={t`Name of the new herd`}
            hint={t`It begins where this herd is`}
            autoComplete="off"
            autoCapitalize="words"
          />
          <TakenName kind="herd" field="new_herd" />
        </>
      )}
    </>
  );
}
