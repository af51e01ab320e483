import { useField } from 'formik';
import { t } from '@domain/words';
import { Checkbox } from '@shared/forms/Checkbox';
import { FieldFrame } from '@shared/forms/FieldFrame';
import { useFieldAria } from '@shared/forms/useFieldAria';
import styles from './forms.module.css';

export function ColorField() {
  const [field] = useField<string>('color');
  const { aria, error } = useFieldAria('color', undefined);
  return (
    <FieldFrame id={aria.id} label={t`Color`} hint={undefined} error={error}>
      <input {...field} {...aria} type="color" className={styles.color} />
    </FieldFrame>
  );
}

export function OursField() {
  return (
    <Checkbox name="ours">{t`These are our own animals. Custom-grazed animals graze but don’t count toward our head.`}</Checkbox>
  );
}
