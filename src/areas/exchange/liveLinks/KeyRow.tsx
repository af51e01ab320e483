import { useId } from 'react';
import type { ExportKey } from '@contract/ranches/exportKey';
import { failureIn } from '@shared/api/requestStateOf';
import { Confirm } from '@shared/components/Confirm';
import { Row } from '@shared/components/Rows';
import { FieldError } from '@shared/forms/FieldError';
import { dayInWords } from '@shared/lib/dates';
import { useRevokeExportKeyMutation } from './keysApi';

/** One key: what it is for, who made it, whether it is used, and its end. */
export function KeyRow({ ranchUuid, exportKey }: { ranchUuid: string; exportKey: ExportKey }) {
  const { uuid, name, scope, made_by, created_at, last_used_at } = exportKey;
  const id = useId();
  const [revoke, revoking] = useRevokeExportKeyMutation();
  return (
    <Row
      title={<b>{name}</b>}
      actions={
        <Confirm
          label="Revoke"
          name={`Revoke ${name}`}
          question={`Revoke ${name}?`}
          consequence="Anything using this link will stop working. This can’t be undone, but you can make another link."
          confirmLabel="Revoke"
          isBusy={revoking.isLoading}
          onConfirm={() => void revoke({ ranchUuid, uuid })}
        />
      }
    >
      <p>
        {scope === 'calendar' ? 'Opens the calendar. ' : 'Opens the downloads. '}Made by {made_by} on{' '}
        <time dateTime={created_at}>{dayInWords(created_at)}</time>,{' '}
        {last_used_at === null ? (
          'never used'
        ) : (
          <>
            last used on <time dateTime={last_used_at}>{dayInWords(last_used_at)}</time>
          </>
        )}
      </p>
      <FieldError id={`${id}-error`} error={failureIn(revoking.error)?.message} />
    </Row>
  );
}
