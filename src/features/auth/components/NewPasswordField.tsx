import { useFormikContext } from 'formik';
import { t } from '@domain/words';
import { PasswordField } from '@shared/forms/PasswordField';
import { StrengthMeter } from '@shared/forms/StrengthMeter';
import { useStrength } from './useStrength';

/** A field for a new password, with the hint and a meter that says in words what is missing. */
export function NewPasswordField({ name, label }: { name: string; label: string }) {
  const { values } = useFormikContext<Record<string, string>>();
  const strength = useStrength(values[name] ?? '', values);
  return (
    <PasswordField
      name={name}
      label={label}
      autoComplete="new-password"
      hint={t`At least eight characters long`}
      below={<StrengthMeter {...strength} />}
    />
  );
}
