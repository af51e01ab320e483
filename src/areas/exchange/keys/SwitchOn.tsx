import { useId } from 'react';
import { t } from '@domain/words';
import { failureIn } from '@shared/api/requestStateOf';
import { Confirm } from '@shared/components/Confirm';
import { FieldError } from '@shared/forms/FieldError';
import { useSwitchKeysOnMutation } from './keysApi';

/** Keys that a restored backup switched off are switched on again, all with one press. */
export function SwitchOn({ ranchUuid, uuids }: { ranchUuid: string; uuids: readonly string[] }) {
  const id = useId();
  const [switchOn, switching] = useSwitchKeysOnMutation();
  return (
    <div>
      <p>
        {t`A backup was restored, and keys that were revoked since may be in this list again. Until you switch them on, they open nothing: revoke what should stay off first.`}
      </p>
      <Confirm
        label={t`Switch all on`}
        name={t`Switch all keys on`}
        question={t`Switch all keys on?`}
        consequence={t`Every key in this list opens the ranch again.`}
        confirmLabel={t`Switch on`}
        isBusy={switching.isLoading}
        onConfirm={() => void switchOn({ ranchUuid, uuids })}
      />
      <FieldError id={`${id}-error`} error={failureIn(switching.error)?.message} />
    </div>
  );
}
