import { useId } from 'react';
import type { ExportKey } from '@contract/ranches/exportKey';
import { t } from '@domain/words';
import { failureIn } from '@shared/api/requestStateOf';
import { Confirm } from '@shared/components/Confirm';
import { Row } from '@shared/components/Rows';
import { FieldError } from '@shared/forms/FieldError';
import { dayInWords } from '@shared/lib/dates';
import { Trans } from '@shared/words';
import { useRevokeExportKeyMutation } from './keysApi';

/** One key: what it is for, who made it, whether it is used, and its end. */
export function KeyRow({ ranchUuid, exportKey }: { ranchUuid: string; exportKey: ExportKey }) {
  const { uuid, name, scope, made_by, created_at, last_used_at } = exportKey;
  const id = useId();
  const [made, used] = [dayInWords(created_at), last_used_at === null ? '' : dayInWords(last_used_at)];
  const [revoke, revoking] = useRevokeExportKeyMutation();
  return (
    <Row
      title={<b translate="no">{name}</b>}
      actions={
        <Confirm
          label={t`Revoke`}
          name={t`Revoke ${name}`}
          question={t`Revoke ${name}?`}
          consequence={t`Anything using this link will stop working. This can’t be undone, but you can make another link.`}
          confirmLabel={t`Revoke`}
          isBusy={revoking.isLoading}
          onConfirm={() => void revoke({ ranchUuid, uuid })}
        />
      }
    >
      <p>
        {scope === 'calendar' ? t`Opens the calendar.` : t`Opens the downloads.`}{' '}
        {last_used_at === null ? (
          <Trans>
            Made by {made_by} on <time dateTime={created_at}>{made}</time>, never used
          </Trans>
        ) : (
          <Trans>
            Made by {made_by} on <time dateTime={created_at}>{made}</time>, last used on{' '}
            <time dateTime={last_used_at}>{used}</time>
          </Trans>
        )}
      </p>
      <FieldError id={`${id}-error`} error={failureIn(revoking.error)?.message} />
    </Row>
  );
}
