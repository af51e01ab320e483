import { useDispatch, useSelector } from 'react-redux';
import type { Ranch } from '@contract/people/me';
import type { Member } from '@contract/ranches/team';
import { t } from '@domain/words';
import { memberRemovalSubmitted, memberRoleSubmitted, nameOf, selectMemberChange } from '@features/team';
import { Confirm } from '@shared/components/Confirm';
import { RoleControl } from './RoleControl';

const SELF_GOES = t`You can come back when an owner or manager invites you again.`;
const OTHER_GOES = t`They lose their place on this ranch at once, and the open invitations they sent end. You can invite them again.`;

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
  const name = nameOf(member);
  const ranchName = ranch.name;
  const which = { ranchUuid: ranch.ranch_uuid, userUuid: member.uuid, isSelf };
  return (
    <>
      <RoleControl
        name={name}
        ranchName={ranchName}
        role={member.role}
        isPending={isPending}
        isChanging={isChanging}
        errorId={errorId}
        onChange={(role) => dispatch(memberRoleSubmitted({ ...which, role }))}
      />
      <Confirm
        label={isSelf ? t`Leave` : t`Remove`}
        name={isSelf ? t`Leave ${ranchName}` : t`Remove ${name}`}
        question={isSelf ? t`Leave ${ranchName}?` : t`Remove ${name} from ${ranchName}?`}
        consequence={isSelf ? SELF_GOES : OTHER_GOES}
        confirmLabel={isSelf ? t`Yes, leave` : t`Yes, remove`}
        isBusy={isPending && isChanging}
        onConfirm={() => dispatch(memberRemovalSubmitted(which))}
      />
    </>
  );
}
