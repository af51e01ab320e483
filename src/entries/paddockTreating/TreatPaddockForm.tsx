import { useSelector } from 'react-redux';
import { selectMe } from '@features/user';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { selectAll, type DataOf, type WithRecords } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { FormDialog } from '@shared/forms/FormDialog';
import { useRecordRules } from '@shared/forms/recordRules';
import { useWhen } from '@shared/time/useWhen';
import { inTime, type EntryFormProps } from '../entryForm';
import { groundProduct } from './groundProduct';
import {
  NOTHING_PUT,
  paddockTreatmentAsTyped,
  paddockTreatmentProblems,
  paddockTreatmentTyped,
  type PaddockTreatmentValues,
} from './paddockTreatmentValues';
import { TreatPaddockFields } from './TreatPaddockFields';

/** What was put on a paddock, and for how long it isn't grazed. */
export default function TreatPaddockForm(props: EntryFormProps<'paddock_treatment'>) {
  const { title, subject, held, zone, onSave, onClose } = props;
  const units = usePersonsUnits();
  const products = useSelector((state: WithRecords) => selectAll(state, 'product'));
  const by = useSelector(selectMe)?.full_name ?? '';
  const before = held?.data;
  const paddockUuid = before?.paddock_uuid ?? subject.paddockUuid ?? '';
  const when = useWhen(zone, before && Date.parse(before.at));
  const valuesOf = (data: DataOf<'paddock_treatment'>) => paddockTreatmentAsTyped(data, units, when.shown);
  const dataOf = (values: PaddockTreatmentValues) =>
    paddockTreatmentTyped(values, { paddockUuid, at: when.timeOf(values.when).at, units }, before, products);
  const rules = useRecordRules<PaddockTreatmentValues>(
    () => import('@contract/grazing/paddockTreatment').then(({ paddockTreatmentSchema }) => paddockTreatmentSchema),
    dataOf,
    (values) => ({ ...paddockTreatmentProblems(values, units), ...inTime(zone)(values) }),
  );
  const save = (values: PaddockTreatmentValues) => {
    const data = dataOf(values);
    const product = held === undefined ? groundProduct(data, products) : null;
    onSave(product === null ? data : { ...data, product_uuid: product.uuid }, {
      clock: when.timeOf(values.when).clock,
      also: product === null ? [] : [product],
    });
  };
  return (
    <FormDialog
      title={title}
      initialValues={before === undefined ? { ...NOTHING_PUT, by, when: when.initial } : valuesOf(before)}
      rules={rules}
      onSave={save}
      onClose={onClose}
    >
      <ChangedBeneath valuesOf={valuesOf} />
      <TreatPaddockFields when={when} name={subject.name} isBegun={before !== undefined} />
    </FormDialog>
  );
}
