import { useState } from 'react';
import { useSelector } from 'react-redux';
import { plural, t } from '@domain/words';
import { selectNow, selectZone } from '@records/recordsSelectors';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { LiveCheckbox } from '@shared/forms/LiveCheckbox';
import { dayAndTimeAt } from '@shared/time/ranchTime';
import { GroupRows } from './GroupRows';
import type { ReadUnsent } from './readFile';

interface FilePreviewProps {
  read: ReadUnsent;
  isSending: boolean;
  onSend: (groups: ReadUnsent['groups']) => void;
  onCancel: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** What is in a file of changes, before any of it is sent: who recorded what and when. All of it is ticked. */
export function FilePreview({ read, isSending, onSend, onCancel }: FilePreviewProps) {
  const { person, saved_at, groups, leftOut, pictures } = read;
  const zone = useSelector(selectZone);
  const now = useSelector(selectNow);
  const [unticked, setUnticked] = useState(NOTHING);
  const ticked = groups.filter(({ group }) => !unticked.has(group.uuid));
  const tick = (uuid: string, isTicked: boolean) => {
    const next = new Set(unticked);
    if (isTicked) next.delete(uuid);
    else next.add(uuid);
    setUnticked(next);
  };
  const name = person.full_name;
  const saved = dayAndTimeAt(Date.parse(saved_at), zone, now);
  return (
    <>
      <p>
        {name === ''
          ? t`Recorded by someone, saved as a file ${saved}.`
          : t`Recorded by ${name}, saved as a file ${saved}.`}
      </p>
      {leftOut > 0 && (
        <p>
          {plural(leftOut, {
            one: '# change in this file can’t be read and stays out.',
            other: '# changes in this file can’t be read and stay out.',
          })}
        </p>
      )}
      <GroupRows
        groups={groups}
        title={(label, uuid) => (
          <LiveCheckbox
            label={label}
            checked={!unticked.has(uuid)}
            disabled={isSending}
            onChange={(isTicked) => tick(uuid, isTicked)}
          />
        )}
      />
      {pictures.length > 0 && (
        <p>
          {plural(pictures.length, {
            one: '# picture is in this file too.',
            other: '# pictures are in this file too.',
          })}
        </p>
      )}
      <p>{t`They will be saved under your name.`}</p>
      <Actions>
        <Button isBusy={isSending} disabled={ticked.length === 0 && groups.length > 0} onClick={() => onSend(ticked)}>
          {groups.length === 0
            ? plural(pictures.length, { one: 'Send # picture', other: 'Send # pictures' })
            : plural(ticked.length, { one: 'Send # change', other: 'Send # changes' })}
        </Button>
        <Button look="quiet" disabled={isSending} onClick={onCancel}>{t`Cancel`}</Button>
      </Actions>
    </>
  );
}
