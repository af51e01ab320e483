import { useRef, useState } from 'react';
import { ROLES, type Role } from '@contract/role';
import { roleOptions } from '@features/team/grants';
import { Button } from '@shared/components/Button';
import { LiveSelect } from '@shared/forms/LiveSelect';

interface RoleControlProps {
  name: string;
  role: Role;
  /** Whether any change of the team is under way, and whether it is this one. */
  isPending: boolean;
  isChanging: boolean;
  /** The id of what is said against the last change. */
  errorId: string | undefined;
  onChange: (role: Role) => void;
}

/** A member's role. Choosing another changes nothing yet, since an arrow key chooses too: the button does. */
export function RoleControl({ name, role, isPending, isChanging, errorId, onChange }: RoleControlProps) {
  const select = useRef<HTMLSelectElement>(null);
  const [choice, setChoice] = useState<Role>();
  const [wanted, setWanted] = useState(role);
  const isOther = choice !== undefined && choice !== role;
  const change = () => {
    if (!isOther || isPending) return;
    setWanted(choice);
    setChoice(undefined);
    // The button is about to go: whoever pressed it stays by the role, which also says what is held against it.
    select.current?.focus();
    onChange(choice);
  };
  return (
    <>
      <LiveSelect
        ref={select}
        aria-label={`Role of ${name}`}
        aria-busy={isChanging}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        value={isPending && isChanging ? wanted : (choice ?? role)}
        options={roleOptions(ROLES)}
        onChange={(value) => !isPending && setChoice(ROLES.find((one) => one === value))}
      />
      {isOther && (
        <Button look="quiet" aria-label={`Change the role of ${name}`} onClick={change}>
          Change role
        </Button>
      )}
    </>
  );
}
