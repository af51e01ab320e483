import { useEffect, useState } from 'react';
import type { ErasureReason } from '@contract/grazing/erasure';
import type { RecordVersion } from '@contract/grazing/history';
import type { Ranch } from '@contract/people/me';
import { foldWhiteSpace } from '@contract/text/text';
import { t } from '@domain/words';
import { requestStateOf } from '@shared/api/requestStateOf';
import { Button } from '@shared/components/Button';
import { Checkbox } from '@shared/forms/Checkbox';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { recordRules } from '@shared/forms/recordRules';
import { Select } from '@shared/forms/Select';
import { useEraseHistoryMutation } from '../historyApi';
import { labelInWords } from '../saidInWords';

const REASONS: readonly { readonly value: ErasureReason; readonly label: string }[] = [
  { value: 'person_request', label: t`A person asked for it` },
  { value: 'court_order', label: t`A court ordered it` },
  { value: 'wrong_place', label: t`It was written in the wrong place` },
];

interface Values {
  reason: ErasureReason;
  hasWords: boolean;
  name: string;
}

interface EraseFormProps {
  ranch: Ranch;
  version: RecordVersion;
  /** What is erased; with the content, its words may be too. */
  what: 'content' | 'words';
  onErased: () => void;
  onClose: () => void;
}

/** Asks why, and for the ranch's name, before content of the history is erased for good. */
export default function EraseForm({ ranch, version, what, onErased, onClose }: EraseFormProps) {
  const { name, ranch_uuid: ranchUuid } = ranch;
  const [erase, result] = useEraseHistoryMutation();
  const [rules] = useState(() =>
    recordRules<Values>(
      () => import('@contract/grazing/erasure').then(({ erasureSchema }) => erasureSchema),
      (values) => ({ name: values.name, reason: values.reason }),
      (values) => (foldWhiteSpace(values.name) === name ? {} : { name: t`Type the name exactly: ${name}` }),
    ),
  );
  const { isSuccess } = result;
  useEffect(() => {
    if (!isSuccess) return;
    onErased();
    onClose();
  }, [isSuccess, onErased, onClose]);
  const { uuid = '', revision, group_uuid: groupUuid = null } = version;
  const save = ({ reason, hasWords, name: typed }: Values) =>
    void erase({
      ranchUuid,
      version: what === 'content' ? { uuid, revision } : null,
      groupUuid: what === 'words' || hasWords ? groupUuid : null,
      body: { name: typed, reason },
    });
  const request = requestStateOf(result);
  const label = labelInWords(version);
  return (
    <FormDialog<Values>
      title={what === 'content' ? t`Erase this version’s content` : t`Erase its words`}
      initialValues={{ reason: 'person_request', hasWords: true, name: '' }}
      rules={rules}
      request={request}
      onSave={save}
      onClose={onClose}
      warnings={
        <p>
          {t`It is gone for good, for everyone and from the downloaded history. That it was erased, when, by whom and why stays in the history. Backups that were made before still have it.`}
        </p>
      }
      submit={<Button type="submit" look="danger" isBusy={request.status === 'pending'}>{t`Erase`}</Button>}
    >
      <Select name="reason" label={t`Why`} options={REASONS} />
      {what === 'content' && <Checkbox name="hasWords">{t`Also erase its words in the history: “${label}”`}</Checkbox>}
      <Field name="name" label={t`Name of the ranch`} hint={t`Type ${name}`} autoComplete="off" />
    </FormDialog>
  );
}
