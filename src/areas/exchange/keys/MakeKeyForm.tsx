import { useEffect } from 'react';
import type { ApiKey, KeyForm, NewApiKey, WantedKey } from '@contract/keys/apiKey';
import { foldWhiteSpace } from '@contract/text/text';
import { t } from '@domain/words';
import { useUnkeptCall } from '@shared/api/useUnkeptCall';
import { Button } from '@shared/components/Button';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { RadioGroup } from '@shared/forms/RadioGroup';
import { lazyRules } from '@shared/forms/rules';
import { Select } from '@shared/forms/Select';
import { makeKeyCall } from './keysApi';
import { OPENS } from './opensWords';
import { WriteFields } from './WriteFields';

const DAY_MS = 24 * 60 * 60 * 1000;
const rules = lazyRules(() => import('@contract/keys/apiKey').then(({ keyFormSchema }) => keyFormSchema));
const ENDS = [
  { value: '90', label: t`After 90 days` },
  { value: '365', label: t`After 1 year` },
  { value: '730', label: t`After 2 years` },
];

/** What the form begins with: empty, or with what the key opens that the new one comes after. */
const initialOf = (former: ApiKey | null): KeyForm => ({
  source: former?.source.name ?? '',
  scopes: former?.scopes ?? ['figures'],
  kinds: former?.kinds ?? [],
  others: former?.others ?? 'own',
  days: '365',
  password: '',
});

function wantedOf({ days, source, scopes, kinds, others, password }: KeyForm, former: ApiKey | null): WantedKey {
  const expires_at = new Date(Date.now() + Number(days) * DAY_MS).toISOString();
  const whatFor = { source: former?.source.uuid ?? foldWhiteSpace(source), scopes, expires_at };
  return scopes.includes('write') ? { ...whatFor, kinds, others, password } : whatFor;
}

interface MakeKeyFormProps {
  ranchUuid: string;
  /** The key that the new one comes after; null: it is for something new. */
  former: ApiKey | null;
  onMade: (made: NewApiKey) => void;
  onClose: () => void;
}

/** Asks what a key is for, what it opens and when it ends, and makes it. */
export function MakeKeyForm({ ranchUuid, former, onMade, onClose }: MakeKeyFormProps) {
  const { request, answer, send } = useUnkeptCall<NewApiKey>();
  useEffect(() => {
    if (answer !== undefined) onMade(answer);
  }, [answer, onMade]);
  const name = former?.source.name;
  return (
    <FormDialog
      title={name === undefined ? t`Make a key` : t`Make the next key of ${name}`}
      initialValues={initialOf(former)}
      rules={rules}
      request={request}
      onSave={(form) => void send(makeKeyCall(ranchUuid, wantedOf(form, former)))}
      onClose={onClose}
      submit={<Button type="submit" isBusy={request.status === 'pending'}>{t`Make key`}</Button>}
    >
      {name === undefined && (
        <Field name="source" label={t`Name`} hint={t`What it is for, as: Scale at the chute`} autoComplete="off" />
      )}
      <RadioGroup name="scopes" legend={t`What it opens`} options={OPENS} isMany />
      <WriteFields />
      <Select name="days" label={t`When it ends`} options={ENDS} />
    </FormDialog>
  );
}
