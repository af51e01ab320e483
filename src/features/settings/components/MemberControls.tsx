import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Ranch } from '@contract/me';
import { ROLES, type Role } from '@contract/role';
import type { Member } from '@contract/team';
import { memberRemovalSubmitted, memberRoleSubmitted, nameOf, selectMemberChange, selectTeam } from '@features/team';
import { roleOptions } from '../grants';
import { Confirm } from './Confirm';
import styles from './rows.module.css';

interface MemberControlsProps {
  ranch: Ranch;
  member: Member;
  isSelf: boolean;
  /** Whether the change under way, if any, is about this member. */
  isChanging: boolean;
  /** The id of what is said against the last change of this member. */
  errorId: string | undefined;
}

/** What an owner may do about a member: another role, or no place on the ranch at all. */
export function MemberControls({ ranch, member, isSelf, isChanging, errorId }: MemberControlsProps) {
  const dispatch = useDispatch();
  const isPending = useSelector(selectMemberChange).status === 'pending';
  // Whoever is alone on a ranch cannot leave it: it would be nobody's.
  const mayGo = useSelector(selectTeam).length > 1;
  const [wanted, setWanted] = useState(member.role);
  const name = nameOf(member);
  const which = { ranchUuid: ranch.ranch_uuid, userUuid: member.uuid, isSelf };
  const choose = (role: Role | undefined) => {
    if (role === undefined || isPending) return;
    setWanted(role);
    dispatch(memberRoleSubmitted({ ...which, role }));
  };
  return (
    <div className={styles.ways}>
      <select
        className={styles.role}
        aria-label={`Role of ${name}`}
        aria-busy={isChanging}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        value={isPending && isChanging ? wanted : member.role}
        onChange={({ target }) => choose(ROLES.find((role) => role === target.value))}
      >
        {roleOptions(ROLES).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {mayGo && (
        <Confirm
          label={isSelf ? 'Leave' : 'Remove'}
          name={isSelf ? `Leave ${ranch.name}` : `Remove ${name}`}
          question={isSelf ? `Leave ${ranch.name}?` : `Remove ${name} from ${ranch.name}?`}
          confirmLabel={isSelf ? 'Yes, leave' : 'Yes, remove'}
          isBusy={isPending && isChanging}
          onConfirm={() => dispatch(memberRemovalSubmitted(which))}
        />
      )}
    </div>
  );
}
