import { useSelector } from 'react-redux';
import { selectMe } from '@features/user';
import { selectAll, type DataOf, type WithRecords } from '@records/index';
import { ChangedBeneath } from '@records/opened/ChangedBeneath';
import { useRanchView } from '@records/useRanchView';
import { FormDialog } from '@shared/forms/FormDialog';
import { useRecordRules } from '@shared/forms/recordRules';
import { useDialogInAddress } from '@shared/lib/useDialogInAddress';
import { instantOf, localOf } from '@shared/time/ranchTime';
import { useWhen } from '@shared/time/useWhen';
import { whenProblem } from '@shared/time/whenProblem';
import { inTime, type EntryFormProps } from '../entryForm';
import { NO_LABEL } from './labelValues';
import { SaveTreatment } from './SaveTreatment';
import { TreatFields } from './TreatFields';
import { TypedWarnings } from './TypedWarnings';
import { nextDoseTask, productChange } from './treatmentChanges';
import { treatmentAsTyped, treatmentTyped, treatProblems, type TreatValues } from './treatValues';
import type { Product } from './useProducts';

const NOTHING: Omit<TreatValues, 'when' | 'by'> = {
  ...NO_LABEL,
  who: 'all',
  head: '',
  tags: '',
  product: '',
  what: 'medicine',
  batch: '',
  reason: '',
  site: '',
  vet: '',
  prescription: '',
  supplier: '',
  proof: '',
  note: '',
  last_at: '',
  total: '',
  expires_on: '',
  cost: '',
  extralabel: false,
  not_for_food: false,
  next_on: '',
  updates: false,
};

/** The treatment that is given again, where the address names one. */
function useAgain(): DataOf<'treatment'> | undefined {
  const uuid = useDialogInAddress().params.get('again');
  return useSelector((state: WithRecords) => selectAll(state, 'treatment')).find((each) => each.uuid === uuid)?.data;
}

/** What the form begins with: what is edited, or what is given again to animals that are still to be said, or nothing. */
function useBeginning(
  before: DataOf<'treatment'> | undefined,
  products: readonly Product[],
  shown: (at: string) => string,
  now: string,
) {
  const { weight } = useRanchView();
  const by = useSelector(selectMe)?.full_name ?? '';
  const again = useAgain();
  if (before !== undefined) return treatmentAsTyped(before, weight, shown);
  if (again === undefined) return { ...NOTHING, by, when: now };
  // What is given now is what the list calls it now.
  const product = products.find(({ uuid }) => uuid === again.product_uuid)?.data.name ?? again.product;
  const kept = treatmentAsTyped({ ...again, product, head: null, tags: [], last_at: null, total: null }, weight, shown);
  return { ...kept, by, when: now };
}

/** The instant of the last dose as it is typed: one that nobody touched stays as it was recorded, to the millisecond. */
function lastDose(typed: string, before: DataOf<'treatment'> | undefined, zone: string | null): string | null {
  const was = before?.last_at ?? null;
  if (was !== null && typed === localOf(Date.parse(was), zone)) return was;
  const last = typed === '' ? null : instantOf(typed, zone);
  return last === null ? null : new Date(last).toISOString();
}

/** What is wrong with it: another dose isn't still to come. */
function lastDoseProblem(typed: string, zone: string | null): { last_at?: string } {
  const problem = typed === '' ? undefined : whenProblem(typed, zone);
  return problem === undefined ? {} : { last_at: problem };
}

/** What animals of a herd were given. */
export default function TreatForm({ title, subject, held, zone, onSave, onClose }: EntryFormProps<'treatment'>) {
  const { weight } = useRanchView();
  const products = useSelector((state: WithRecords) => selectAll(state, 'product'));
  const before = held?.data;
  const herdUuid = before?.herd_uuid ?? subject.herdUuid ?? '';
  const when = useWhen(zone, before && Date.parse(before.at));
  const initialValues = useBeginning(before, products, when.shown, when.initial);
  const dataOf = (values: TreatValues): DataOf<'treatment'> => {
    const lastAt = lastDose(values.last_at, before, zone);
    return treatmentTyped(
      values,
      { herdUuid, weight, times: { at: when.timeOf(values.when).at, lastAt } },
      before,
      products,
    );
  };
  const rules = useRecordRules<TreatValues>(
    () => import('@contract/grazing/treatment').then(({ treatmentSchema }) => treatmentSchema),
    dataOf,
    (values) => ({
      ...treatProblems(values, weight),
      ...lastDoseProblem(values.last_at, zone),
      ...inTime(zone)(values),
    }),
  );
  const save = (values: TreatValues) => {
    const product = productChange(values, products, weight, before);
    const also = [product, held === undefined ? nextDoseTask(values, herdUuid) : null].filter((each) => each !== null);
    const data = dataOf(values);
    const named = product?.base === null ? { ...data, product_uuid: product.uuid } : data;
    onSave(named, { clock: when.timeOf(values.when).clock, also });
  };
  return (
    <FormDialog
      title={title}
      initialValues={initialValues}
      rules={rules}
      onSave={save}
      onClose={onClose}
      warnings={<TypedWarnings uuid={held?.uuid ?? ''} dataOf={dataOf} />}
      submit={<SaveTreatment weight={weight} />}
    >
      <ChangedBeneath valuesOf={(data: DataOf<'treatment'>) => treatmentAsTyped(data, weight, when.shown)} />
      <TreatFields herdUuid={herdUuid} when={when} isBegun={initialValues.product !== ''} isNew={held === undefined} />
    </FormDialog>
  );
}
