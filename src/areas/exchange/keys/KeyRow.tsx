import { useId } from 'react';
import type { ApiKey } from '@contract/keys/apiKey';
import { t } from '@domain/words';
import { failureIn } from '@shared/api/requestStateOf';
import { Button } from '@shared/components/Button';
import { Confirm } from '@shared/components/Confirm';
import { Row } from '@shared/components/Rows';
import { FieldError } from '@shared/forms/FieldError';
import { kindWords } from '@shared/kindWords';
import { dayInWords } from '@shared/lib/dates';
import { useIsPast } from '@shared/lib/useIsPast';
import { Trans } from '@shared/words';
import { KeyUse } from './KeyUse';
import { useRevokeKeyMutation } from './keysApi';
import { opensWords } from './opensWords';

interface KeyRowProps {
  ranchUuid: string;
  apiKey: ApiKey;
  /** Makes another key of the same source. */
  onNext: () => void;
}

function Ends({ expires_at, off_since }: Pick<ApiKey, 'expires_at' | 'off_since'>) {
  const isOver = useIsPast(expires_at === null ? Infinity : Date.parse(expires_at));
  if (off_since !== null) return <b>{t`Off since a backup was restored.`}</b>;
  if (expires_at === null) return t`It has no end.`;
  const end = dayInWords(expires_at);
  if (isOver) return <b>{t`Ended on ${end}.`}</b>;
  return (
    <Trans>
      Ends on <time dateTime={expires_at}>{end}</time>.
    </Trans>
  );
}

/** One key: what it is for, what it opens, who made it, whether it is used, and its end. */
export function KeyRow({ ranchUuid, apiKey, onNext }: KeyRowProps) {
  const { uuid, source, prefix, scopes, kinds, made_by, created_at, last_used_at } = apiKey;
  const { name } = source;
  const id = useId();
  const [made, used] = [dayInWords(created_at), last_used_at === null ? '' : dayInWords(last_used_at)];
  const [revoke, revoking] = useRevokeKeyMutation();
  const opens = opensWords(scopes);
  const written = kinds.map((kind) => kindWords(kind).several).join(', ');
  return (
    <Row
      title={
        <>
          <b translate="no">{name}</b>
          {prefix !== null && <code translate="no"> {prefix}…</code>}
        </>
      }
      actions={
        <>
          <Button look="quiet" onClick={onNext} aria-label={t`Next key of ${name}`}>{t`Next key`}</Button>
          <Confirm
            label={t`Revoke`}
            name={t`Revoke ${name}`}
            question={t`Revoke ${name}?`}
            consequence={t`What uses this key will stop working. This can’t be undone, but you can make another key.`}
            confirmLabel={t`Revoke`}
            isBusy={revoking.isLoading}
            onConfirm={() => void revoke({ ranchUuid, uuid })}
          />
        </>
      }
    >
      <p>
        {t`Opens: ${opens}.`} {kinds.length > 0 && t`Writes: ${written}.`}{' '}
        {last_used_at === null ? (
          <Trans>
            Made by {made_by} on <time dateTime={created_at}>{made}</time>, never used.
          </Trans>
        ) : (
          <Trans>
            Made by {made_by} on <time dateTime={created_at}>{made}</time>, last used on{' '}
            <time dateTime={last_used_at}>{used}</time>.
          </Trans>
        )}{' '}
        <Ends {...apiKey} />
      </p>
      {last_used_at !== null && <KeyUse ranchUuid={ranchUuid} uuid={uuid} name={name} />}
      <FieldError id={`${id}-error`} error={failureIn(revoking.error)?.message} />
    </Row>
  );
}
