import { useState } from 'react';
import type { Ranch } from '@contract/people/me';
import type { Member } from '@contract/ranches/team';
import { plural, t } from '@domain/words';
import { nameOf } from '@features/team';
import { onlyOwnerOf } from '@features/team/members';
import { Button } from '@shared/components/Button';
import { Rows } from '@shared/components/Rows';
import { SearchField } from '@shared/forms/SearchField';
import { useFocusOnNew } from '@shared/lib/useFocusOnNew';
import { ROLE_NAMES } from '@shared/lib/roleNames';
import { MemberRow } from './MemberRow';

/** A ranch may have thousands of members: more than this at once nobody reads, and no browser draws quickly. */
const STEP = 50;

const isFound = (member: Member, text: string) =>
  `${nameOf(member)} ${member.email} ${ROLE_NAMES[member.role]}`.toLowerCase().includes(text.trim().toLowerCase());

/** Who belongs to the ranch. A long list is shown piece by piece, and can be searched. */
export function TeamList({ ranch, team }: { ranch: Ranch; team: readonly Member[] }) {
  const [text, setText] = useState('');
  const [shown, setShown] = useState(STEP);
  const found = team.filter((member) => isFound(member, text));
  const onlyOwner = onlyOwnerOf(team);
  const rows = found.slice(0, shown);
  const [list, askForMore] = useFocusOnNew(rows.length);
  const showMore = () => {
    askForMore();
    setShown(shown + STEP);
  };
  return (
    <>
      {team.length > STEP && <SearchField label={t`Find in the team`} value={text} onChange={setText} />}
      <p role="status">{plural(found.length, { one: '# person', other: '# people' })}</p>
      <div ref={list}>
        <Rows>
          {rows.map((member) => (
            <MemberRow key={member.uuid} ranch={ranch} member={member} isOnlyOwner={member === onlyOwner} />
          ))}
        </Rows>
      </div>
      {found.length > shown && <Button look="quiet" onClick={showMore}>{t`Show more`}</Button>}
    </>
  );
}
