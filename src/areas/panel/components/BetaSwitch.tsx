import { useId } from 'react';
import type { AdminUser } from '@contract/admin/admin';
import { failureIn } from '@shared/api/requestStateOf';
import { FieldError } from '@shared/forms/FieldError';
import { LiveCheckbox } from '@shared/forms/LiveCheckbox';
import { useSetBetaTesterMutation } from '../adminApi';

interface BetaSwitchProps {
  user: AdminUser;
  /** What the list that shows the person was searched for. */
  query: string;
}

/** Makes someone a beta tester or takes it back. It shows the wish at once, and what was before if that fails. */
export function BetaSwitch({ user: { uuid, email, is_beta_tester }, query }: BetaSwitchProps) {
  const errorId = `${useId()}-error`;
  const [save, saving] = useSetBetaTesterMutation();
  const error = failureIn(saving.error)?.message;
  const change = (isWanted: boolean) => {
    if (!saving.isLoading) void save({ uuid, is_beta_tester: isWanted, query });
  };
  return (
    <>
      <LiveCheckbox
        label="Beta tester"
        aria-label={`Beta tester: ${email}`}
        aria-busy={saving.isLoading}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        checked={is_beta_tester}
        onChange={change}
      />
      <FieldError id={errorId} error={error} />
    </>
  );
}
