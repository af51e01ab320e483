import { useId } from 'react';
import { useSelector } from 'react-redux';
import type { Ranch } from '@contract/people/me';
import { may } from '@contract/ranches/rights';
import type { Member } from '@contract/ranches/team';
import { nameOf, selectChangingMember, selectMemberChange } from '@features/team';
import { selectMe } from '@features/user';
import { Email } from '@shared/components/Email';
import { Row } from '@shared/components/Rows';
import { FieldError } from '@shared/forms/FieldError';
import { capitalized } from '@shared/lib/wording';
import { dayInWords } from '@shared/lib/dates';
import { failureOf } from '@shared/requestState';
import { MemberControls } from './MemberControls';

interface MemberRowProps {
  ranch: Ranch;
  member: Member;
  isOnlyOwner: boolean;
}

const NEEDED = 'A ranch needs an owner. To leave or to take another role, make someone else an owner first.';

/** Someone who belongs to the ranch, with what the person may do about them. */
export function MemberRow({ ranch, member, isOnlyOwner }: MemberRowProps) {
  const errorId = `${useId()}-error`;
  const isSelf = useSelector(selectMe)?.uuid === member.uuid;
  const isChanging = useSelector(selectChangingMember) === member.uuid;
  const failure = failureOf(useSelector(selectMemberChange));
  const error = isChanging ? failure?.message : undefined;
  return (
    <Row
      title={
        <>
          <b>{nameOf(member)}</b>
          {isSelf && ' (you)'}
        </>
      }
      actions={
        may(ranch.role, 'changeMembers') &&
        !isOnlyOwner && (
          <MemberControls
            ranch={ranch}
            member={member}
            isSelf={isSelf}
            isChanging={isChanging}
            errorId={error === undefined ? undefined : errorId}
          />
        )
      }
    >
      <p>
        <Email>{member.email}</Email>
      </p>
      <p>
        {capitalized(member.role)} since <time dateTime={member.joined_at}>{dayInWords(member.joined_at)}</time>
      </p>
      {isSelf && isOnlyOwner && <p>{NEEDED}</p>}
      <FieldError id={errorId} error={error} />
    </Row>
  );
}
