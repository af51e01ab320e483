import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { yearOf } from '@domain/grazing/calendarYear';
import { zoneOf } from '@domain/grazing/time';
import { pastureDays } from '@domain/organic/pastureDays';
import { t } from '@domain/words';
import { selectTimelines, type DataOf } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { useRanchView } from '@records/useRanchView';
import { Field } from '@shared/forms/Field';
import { Follow } from '@shared/forms/Follow';
import { FormDialog } from '@shared/forms/FormDialog';
import { useRecordRules } from '@shared/forms/recordRules';
import { TextArea } from '@shared/forms/TextArea';
import type { EntryFormProps } from '../entryForm';

type Data = DataOf<'grazing_season'>;

/** The days on which the herds were on pasture, in the year that the address names or the present one. */
function useOffered(): Data {
  const [params] = useSearchParams();
  const { now, zone } = useRanchView();
  const timelines = useSelector(selectTimelines);
  const year = Number(params.get('year') ?? yearOf(now, zoneOf(zone)));
  const days = pastureDays(timelines, year, now);
  return { starts_on: days?.first ?? '', ends_on: days?.last ?? '', note: '' };
}

/** Days in which the ranch’s pasture can be grazed. A year may have several, with gaps between. */
export default function GrazingSeasonForm({ title, held, onSave, onClose }: EntryFormProps<'grazing_season'>) {
  const before = held?.data;
  const offered = useOffered();
  const begun = before ?? offered;
  const dataOf = ({ note, ...days }: Data): Data => ({ ...days, note: note.trim() });
  const rules = useRecordRules<Data>(
    () => import('@contract/grazing/grazingSeason').then(({ grazingSeasonSchema }) => grazingSeasonSchema),
    dataOf,
  );
  return (
    <FormDialog
      title={title}
      initialValues={begun}
      rules={rules}
      onSave={(values) => onSave(dataOf(values))}
      onClose={onClose}
    >
      <ChangedBeneath valuesOf={(data: Data): Data => data} />
      <Follow name="starts_on" begins={begun.starts_on} />
      <Follow name="ends_on" begins={begun.ends_on} />
      <Field
        name="starts_on"
        label={t`First day`}
        type="date"
        {...(before === undefined && { hint: t`It begins with the days on which your herds were on pasture.` })}
      />
      <Field name="ends_on" label={t`Last day`} type="date" />
      <TextArea name="note" label={t`Note`} />
    </FormDialog>
  );
}
