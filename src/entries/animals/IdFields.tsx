import { FieldArray, useFormikContext } from 'formik';
import { t } from '@domain/words';
import { TAG_TYPE_NAMES } from '@records/treatmentWords';
import { Button } from '@shared/components/Button';
import { Field } from '@shared/forms/Field';
import { Select } from '@shared/forms/Select';
import { optionsOf } from '../inWords';
import styles from '../treating/treating.module.css';
import { NO_ID, type AnimalValues } from './animalValues';
import { TagField } from './TagField';

const TYPES = optionsOf(TAG_TYPE_NAMES);
const IDS_MAX = 20;

/** The tags that an animal has and had, each with the days on which it had it. */
export function IdFields() {
  const { values } = useFormikContext<AnimalValues>();
  const isOnly = values.ids.length === 1;
  return (
    <FieldArray name="ids">
      {(list) => (
        <>
          {values.ids.map((_, index) => {
            const number = index + 1;
            return (
              <fieldset key={index}>
                <legend>{isOnly ? t`Tag` : t`Tag ${number}`}</legend>
                <div className={styles.pair}>
                  <TagField name={`ids.${index}.tag`} label={t`Tag`} />
                  <Select name={`ids.${index}.type`} label={t`Kind of tag`} options={TYPES} />
                  <Field name={`ids.${index}.from`} label={t`First day`} type="date" />
                  <Field name={`ids.${index}.to`} label={t`Last day`} type="date" />
                </div>
                {!isOnly && (
                  <Button look="quiet" onClick={() => list.remove(index)}>
                    {t`Remove tag ${number}`}
                  </Button>
                )}
              </fieldset>
            );
          })}
          {values.ids.length < IDS_MAX && (
            <Button look="quiet" onClick={() => list.push({ ...NO_ID, type: 'visual' })}>{t`Add a tag`}</Button>
          )}
        </>
      )}
    </FieldArray>
  );
}
