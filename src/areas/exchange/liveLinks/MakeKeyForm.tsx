import { useEffect } from 'react';
import type { NewExportKey, WantedKey } from '@contract/ranches/exportKey';
import { foldWhiteSpace } from '@contract/text/text';
import { t } from '@domain/words';
import { useUnkeptCall } from '@shared/api/useUnkeptCall';
import { Button } from '@shared/components/Button';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { lazyRules } from '@shared/forms/rules';
import { Select } from '@shared/forms/Select';
import { makeKeyCall } from './keysApi';

const rules = lazyRules(() => import('@contract/ranches/exportKey').then(({ wantedKeySchema }) => wantedKeySchema));
const empty: WantedKey = { name: '', scope: 'export' };
const SCOPES = [
  { value: 'export', label: t`The downloads, for maps and spreadsheets` },
  { value: 'calendar', label: t`Planned moves and tasks, for a calendar` },
];

interface MakeKeyFormProps {
  ranchUuid: string;
  onMade: (made: NewExportKey) => void;
  onClose: () => void;
}

/** Asks what a key is for, and makes it. */
export function MakeKeyForm({ ranchUuid, onMade, onClose }: MakeKeyFormProps) {
  const { request, answer, send } = useUnkeptCall<NewExportKey>();
  useEffect(() => {
    if (answer !== undefined) onMade(answer);
  }, [answer, onMade]);
  return (
    <FormDialog
      title={t`Make a live link`}
      initialValues={empty}
      rules={rules}
      request={request}
      onSave={({ name, scope }) => void send(makeKeyCall(ranchUuid, { name: foldWhiteSpace(name), scope }))}
      onClose={onClose}
      submit={<Button type="submit" isBusy={request.status === 'pending'}>{t`Make link`}</Button>}
    >
      <Field name="name" label={t`Name`} hint={t`Where it is used, as: QGIS in the office`} autoComplete="off" />
      <Select name="scope" label={t`What it opens`} options={SCOPES} />
    </FormDialog>
  );
}
