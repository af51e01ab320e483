import { useFormikContext } from 'formik';
import { plural, t } from '@domain/words';
import { TagsFromFile } from '@entries/treating/TagsFromFile';
import { typedTags } from '@entries/treating/typedTags';
import { Field } from '@shared/forms/Field';
import { Follow } from '@shared/forms/Follow';
import { TextArea } from '@shared/forms/TextArea';
import styles from './forms.module.css';
import type { TransferValues } from './transferValues';

/** The tags of the animals that come or leave, typed, pasted, read by a wand or out of a file: the head is their number until somebody types it. */
export function NamedAnimals() {
  const { values } = useFormikContext<TransferValues>();
  const count = typedTags(values.tags).length;
  return (
    <>
      <Follow name="head" begins={count === 0 ? '' : String(count)} />
      <TextArea
        name="tags"
        label={t`Named animals`}
        hint={
          count === 0
            ? t`Tags, one per line. You can also scan them with a reader that types.`
            : plural(count, { one: '# animal', other: '# animals' })
        }
      />
      <TagsFromFile />
    </>
  );
}

/** Who sold or bought, and the paper that goes with it. */
export function TradeFields() {
  const { values, initialValues } = useFormikContext<TransferValues>();
  const { reason } = values;
  const isTrade = reason === 'sold' || reason === 'bought';
  if (!isTrade && initialValues.document === '' && initialValues.party === '') return null;
  return (
    <div className={styles.pair}>
      <Field name="party" label={reason === 'bought' ? t`Seller` : t`Buyer`} autoComplete="off" />
      <Field name="document" label={t`Document`} hint={t`Waybill, brand paper or invoice`} autoComplete="off" />
    </div>
  );
}
