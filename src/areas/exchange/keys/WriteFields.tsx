import { useFormikContext } from 'formik';
import type { KeyForm } from '@contract/keys/apiKey';
import { KEY_KINDS } from '@contract/keys/keyKinds';
import { t } from '@domain/words';
import { PasswordField } from '@shared/forms/PasswordField';
import { RadioGroup } from '@shared/forms/RadioGroup';
import { kindWords } from '@shared/kindWords';

const KINDS = KEY_KINDS.map((value) => ({ value, label: kindWords(value).several }));
const OTHERS = [
  { value: 'own', label: t`What it made itself` },
  { value: 'all', label: t`Everything that you may change` },
];

/** What is asked of a key that writes: which kinds, of whose records, and the maker's password. */
export function WriteFields() {
  const { scopes } = useFormikContext<KeyForm>().values;
  if (!scopes.includes('write')) return null;
  return (
    <>
      <RadioGroup name="kinds" legend={t`What it writes`} options={KINDS} isMany isNarrow />
      <RadioGroup name="others" legend={t`What it changes and deletes`} options={OTHERS} />
      <PasswordField
        name="password"
        label={t`Your password`}
        autoComplete="current-password"
        hint={t`What this key writes is signed with your name.`}
      />
    </>
  );
}
