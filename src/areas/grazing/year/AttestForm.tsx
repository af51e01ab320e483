import { useDispatch, useSelector } from 'react-redux';
import type { Seal } from '@contract/grazing/seal';
import { plural, t } from '@domain/words';
import { added, changeRecorded, type DataOf } from '@records/index';
import { selectUnsentHere } from '@records/recordsSelectors';
import { Hex } from '@records/seal/Hex';
import { lineInWords } from '@records/seal/lineInWords';
import { useRanchView } from '@records/useRanchView';
import { Banner } from '@shared/components/Banner';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { useRecordRules } from '@shared/forms/recordRules';
import { TextArea } from '@shared/forms/TextArea';
import { WhenField } from '@shared/forms/WhenField';
import { useWhen } from '@shared/time/useWhen';
import { whenProblem } from '@shared/time/whenProblem';

interface Values {
  text: string;
  name: string;
  when: string;
}

export interface Attesting {
  year: number;
  /** Null: the ranch. */
  unitUuid: string | null;
  /** What the land is called. */
  unit: string;
  /** What it says if nobody changes it. */
  text: string;
  onClose: () => void;
}

/** What this device has not sent yet is behind the line, and so counts as changed since. */
function Unsent() {
  const unsent = useSelector(selectUnsentHere);
  if (unsent === 0) return null;
  const words = plural(unsent, { one: '# change', other: '# changes' });
  return (
    <Banner look="warn">{t`Not sent yet from this device: ${words}. Wait until it is, or it counts as changed since.`}</Banner>
  );
}

/** A person puts their name to a year's record, as it is up to a line of the history. */
export function AttestForm({
  year,
  unitUuid,
  unit,
  text,
  end,
  onClose,
}: Attesting & { end: NonNullable<Seal['end']> }) {
  const dispatch = useDispatch();
  const { zone } = useRanchView();
  const when = useWhen(zone);
  const dataOf = (values: Values): DataOf<'attestation'> => ({
    year,
    unit_uuid: unitUuid,
    text: values.text.trim(),
    name: values.name.trim(),
    at: when.timeOf(values.when).at,
    chain_n: end.n,
    line_sha256: end.line_sha256,
  });
  const rules = useRecordRules<Values>(
    () => import('@contract/grazing/attestation').then(({ attestationSchema }) => attestationSchema),
    dataOf,
    (values) => {
      const problem = whenProblem(values.when, zone);
      return problem === undefined ? {} : { when: problem };
    },
  );
  const save = (values: Values) =>
    void dispatch(
      changeRecorded({ what: 'added', kind: 'attestation', name: unit }, [
        added('attestation', dataOf(values), when.timeOf(values.when).clock),
      ]),
    );
  return (
    <FormDialog
      title={t`Attest ${unit}, ${year}`}
      initialValues={{ text, name: '', when: when.initial }}
      rules={rules}
      onSave={save}
      onClose={onClose}
      warnings={<Unsent />}
    >
      <TextArea name="text" label={t`What you attest`} hint={t`Change it freely.`} rows={9} />
      <Field
        name="name"
        label={t`Your name`}
        hint={t`Type it: it takes the place of a signature.`}
        autoComplete="off"
      />
      <WhenField when={when} />
      <p>
        {t`On the record as it is up to this line of its history:`} {lineInWords(end.n)}, <Hex>{end.line_sha256}</Hex>
      </p>
    </FormDialog>
  );
}
