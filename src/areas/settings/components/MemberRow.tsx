import { useId } from 'react';
import { useSelector } from 'react-redux';
import type { Ranch } from '@contract/people/me';
import { may } from '@contract/ranches/rights';
import type { Member } from '@contract/ranches/team';
import { t } from '@domain/words';
import { nameOf, selectChangingMember, selectMemberChange } from '@features/team';
import { selectMe } from '@features/user';
import { Email } from '@shared/components/Email';
import { Row } from '@shared/components/Rows';
import { FieldError } from '@shared/forms/FieldError';
import { dayInWords } from '@shared/lib/dates';
import { failureOf } from '@shared/requestState';
import { Trans } from '@shared/words';
import { ROLE_NAMES } from '@shared/lib/roleNames';
import { MemberControls } from './MemberControls';

interface MemberRowProps {
  ranch: Ranch;
  member: Member;
  isOnlyOwner: boolean;
}

const NEEDED = t`A ranch needs an owner. To leave or to take another role, make someone else an owner first.`;

/** Someone who belongs to the ranch, with what the person may do about them. */
export function MemberRow({ ranch, member, isOnlyOwner }: MemberRowProps) {
  const errorId = `${useId()}-error`;
  const isSelf = useSelector(selectMe)?.uuid === member.uuid;
  const isChanging = useSelector(selectChangingMember) === member.uuid;
  const failure = failureOf(useSelector(selectMemberChange));
  const error = isChanging ? failure?.message : undefined;
  const name = nameOf(member);
  const role = ROLE_NAMES[member.role];
  const since = dayInWords(member.joined_at);
  return (
    <Row
      title={
        isSelf ? (
          <Trans>
            <b translate="no">{name}</b> (you)
          </Trans>
        ) : (
          <b translate="no">{name}</b>
        )
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
        <Trans>
          {role} since <time dateTime={member.joined_at}>{since}</time>
        </Trans>
      </p>
      {isSelf && isOnlyOwner && <p>{NEEDED}</p>}
      <FieldError id={errorId} error={error} />
    </Row>
  );
}
