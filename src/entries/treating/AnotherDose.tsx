import { t } from '@domain/words';
import type { DataOf, Held } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { useRanchView } from '@records/useRanchView';
import { FormDialog } from '@shared/forms/FormDialog';
import { useRecordRules } from '@shared/forms/recordRules';
import { WhenField } from '@shared/forms/WhenField';
import { useWhen } from '@shared/time/useWhen';
import { inTime } from '../entryForm';
import { useSaveEntry } from '../useSaveEntry';

interface AnotherDoseProps {
  treatment: Held<DataOf<'treatment'>>;
  /** What the herd is called. */
  about: string;
  onClose: () => void;
}

/** The last dose of a treatment, now: its withdrawal time begins again. */
export default function AnotherDose({ treatment, about, onClose }: AnotherDoseProps) {
  const { zone } = useRanchView();
  const when = useWhen(zone);
  const { change } = useSaveEntry('treatment');
  const { product } = treatment.data;
  const dataOf = ({ when: typed }: { when: string }): DataOf<'treatment'> => ({
    ...treatment.data,
    last_at: when.timeOf(typed).at,
  });
  const rules = useRecordRules<{ when: string }>(
    () => import('@contract/grazing/treatment').then(({ treatmentSchema }) => treatmentSchema),
    dataOf,
    (values) => {
      const { at, last_at: last } = treatment.data;
      const given = when.instant(values.when);
      return {
        ...(last !== null && given < Date.parse(last) && { when: t`A later dose is recorded already` }),
        ...(given < Date.parse(at) && { when: t`The last dose is before the first` }),
        ...inTime(zone)(values),
      };
    },
  );
  return (
    <FormDialog
      title={t`Give another dose`}
      initialValues={{ when: when.initial }}
      rules={rules}
      onSave={(values) => change({ what: 'changed', kind: 'treatment', name: about }, treatment, dataOf(values))}
      onClose={onClose}
    >
      <ChangedBeneath
        valuesOf={({ last_at: last }: DataOf<'treatment'>) => ({
          when: last === null ? when.initial : when.shown(last),
        })}
      />
      <p>{t`Another dose of ${product}. The withdrawal time begins again with it.`}</p>
      <WhenField when={when} />
    </FormDialog>
  );
}
