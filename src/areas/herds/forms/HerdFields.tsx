import { useField } from 'formik';
import { useSelector } from 'react-redux';
import { isNameTaken } from '@domain/grazing/warnings';
import { selectRecords } from '@records/index';
import { Banner } from '@shared/components/Banner';
import { Checkbox } from '@shared/forms/Checkbox';
import { FieldFrame } from '@shared/forms/FieldFrame';
import { useFieldAria } from '@shared/forms/useFieldAria';
import styles from './forms.module.css';

export function ColorField() {
  const [field] = useField<string>('color');
  const { aria, error } = useFieldAria('color', undefined);
  return (
    <FieldFrame id={aria.id} label="Colour" hint={undefined} error={error}>
      <input {...field} {...aria} type="color" className={styles.color} />
    </FieldFrame>
  );
}

export function OursField() {
  return (
    <Checkbox name="ours">These animals are ours. Those of others graze, but are not counted in our head.</Checkbox>
  );
}

/** Says, without holding anything up, that another herd has the name in a field. */
export function SameName({ field = 'name', ownUuid }: { field?: string; ownUuid?: string }) {
  const [{ value: name }] = useField<string>(field);
  const { herds } = useSelector(selectRecords);
  if (name.trim() === '' || !isNameTaken(name, herds, ownUuid)) return null;
  return (
    <Banner look="warn">
      <p>Another herd has this name already.</p>
    </Banner>
  );
}
