import { useField, useFormikContext } from 'formik';
import { useSelector } from 'react-redux';
import { isNameTaken } from '@domain/grazing/warnings';
import { selectRecords } from '@records/index';
import { Banner } from '@shared/components/Banner';
import { Checkbox } from '@shared/forms/Checkbox';
import { FieldFrame } from '@shared/forms/FieldFrame';
import { useFieldAria } from '@shared/forms/useFieldAria';
import styles from './forms.module.css';

/** Colours that are told apart, and bear the white letter of an ear tag. */
export const HERD_COLORS = ['#2b66a3', '#81489a', '#a8551f', '#2f7d5b', '#a3313f', '#4b4a43', '#6a5acd', '#8a6d00'];

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

/** Says, without holding anything up, that another herd has this name. */
export function SameName({ ownUuid }: { ownUuid?: string }) {
  const { values } = useFormikContext<{ name: string }>();
  const { herds } = useSelector(selectRecords);
  if (values.name.trim() === '' || !isNameTaken(values.name, herds, ownUuid)) return null;
  return (
    <Banner look="warn">
      <p>Another herd has this name already.</p>
    </Banner>
  );
}
