import { useState } from 'react';
import { ROLES, type Role } from '@contract/role';
import { roleOptions } from '@features/team/grants';
import styles from '@features/team/components/rows.module.css';
import { Button } from '@shared/components/Button';

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
  const [choice, setChoice] = useState<Role>();
  const [wanted, setWanted] = useState(role);
  const isOther = choice !== undefined && choice !== role;
  const change = () => {
    if (!isOther || isPending) return;
    setWanted(choice);
    setChoice(undefined);
    onChange(choice);
  };
  return (
    <>
      <select
        className={styles.role}
        aria-label={`Role of ${name}`}
        aria-busy={isChanging}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        value={isPending && isChanging ? wanted : (choice ?? role)}
        onChange={({ target }) => !isPending && setChoice(ROLES.find((one) => one === target.value))}
      >
        {roleOptions(ROLES).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {isOther && (
        <Button look="quiet" aria-label={`Change the role of ${name}`} onClick={change}>
          Change role
        </Button>
      )}
    </>
  );
}
