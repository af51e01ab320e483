import { useId } from 'react';
import { t } from '@domain/words';
import { failureIn } from '@shared/api/requestStateOf';
import { Confirm } from '@shared/components/Confirm';
import { FieldError } from '@shared/forms/FieldError';
import { useSwitchKeysOnMutation } from './keysApi';

/** Keys and webhooks that a restored backup switched off are switched on again, all with one press. */
export function SwitchOn({ ranchUuid, uuids }: { ranchUuid: string; uuids: readonly string[] }) {
  const id = useId();
  const [switchOn, switching] = useSwitchKeysOnMutation();
  return (
    <div>
      <p>
        {t`A backup was restored, and keys and webhooks that were removed since may be on this page again. Until you switch them on, keys open nothing and webhooks send nothing: remove what should stay off first.`}
      </p>
      <Confirm
        label={t`Switch all on`}
        name={t`Switch all keys on`}
        question={t`Switch all keys on?`}
        consequence={t`Every key on this page opens the ranch again, and every webhook that the restore switched off sends again.`}
        confirmLabel={t`Switch on`}
        isBusy={switching.isLoading}
        onConfirm={() => void switchOn({ ranchUuid, uuids })}
      />
      <FieldError id={`${id}-error`} error={failureIn(switching.error)?.message} />
    </div>
  );
}
