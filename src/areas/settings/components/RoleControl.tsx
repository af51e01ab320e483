import { useEffect, useRef, useState } from 'react';
import { ROLES, type Role } from '@contract/ranches/rights';
import { t } from '@domain/words';
import { roleOptions } from '@features/team/members';
import { Button } from '@shared/components/Button';
import { Confirm } from '@shared/components/Confirm';
import { LiveSelect } from '@shared/forms/LiveSelect';

const OWNER_MAY = t`Owners can change everyone’s role and remove people, you too. Only an owner can take the role back.`;

interface RoleControlProps {
  name: string;
  ranchName: string;
  role: Role;
  /** Whether any change of the team is under way, and whether it is this one. */
  isPending: boolean;
  isChanging: boolean;
  /** The id of what is said against the last change. */
  errorId: string | undefined;
  onChange: (role: Role) => void;
}

/**
 * A member's role. Choosing another changes nothing yet, since an arrow key chooses too: the button does, and asks
 * before it makes an owner.
 */
export function RoleControl({ name, ranchName, role, isPending, isChanging, errorId, onChange }: RoleControlProps) {
  const select = useRef<HTMLSelectElement>(null);
  const [choice, setChoice] = useState<Role>();
  const [wanted, setWanted] = useState(role);
  const [changes, setChanges] = useState(0);
  const isOther = choice !== undefined && choice !== role;
  const change = () => {
    if (!isOther || isPending) return;
    setWanted(choice);
    setChoice(undefined);
    setChanges(changes + 1);
    onChange(choice);
  };
  // The button goes, and the question with it: the person stays by the role, which also says what is held against it.
  useEffect(() => {
    if (changes > 0) select.current?.focus();
  }, [changes]);
  const label = t`Change role`;
  const accessibleName = t`Change role of ${name}`;
  return (
    <>
      <LiveSelect
        ref={select}
        aria-label={t`Role of ${name}`}
        aria-busy={isChanging}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        value={isPending && isChanging ? wanted : (choice ?? role)}
        options={roleOptions(ROLES)}
        onChange={(value) => !isPending && setChoice(ROLES.find((one) => one === value))}
      />
      {isOther && choice !== 'owner' && (
        <Button look="quiet" aria-label={accessibleName} onClick={change}>
          {label}
        </Button>
      )}
      {isOther && choice === 'owner' && (
        <Confirm
          label={label}
          name={accessibleName}
          question={t`Make ${name} an owner of ${ranchName}?`}
          consequence={OWNER_MAY}
          confirmLabel={t`Yes, make owner`}
          keepLabel={t`No, keep the role`}
          isBusy={isPending}
          onConfirm={change}
        />
      )}
    </>
  );
}
