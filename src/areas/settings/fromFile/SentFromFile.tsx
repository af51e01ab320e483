import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { plural, t } from '@domain/words';
import { fileGroupStates, type FileGroupState } from '@records/fileGroups';
import { stateOf } from '@records/recordsSelectors';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { GroupRows } from './GroupRows';
import type { SentOfFile } from './useChangesFile';

const WORDS: Readonly<Record<FileGroupState, string>> = {
  waiting: t`Waiting`,
  refused: t`Not saved`,
  saved: t`Saved`,
  before: t`Already saved`,
  gone: t`No longer waiting`,
};

/** How many changes of each state there are, in a sentence each; nothing of states without any. */
const SENTENCES: readonly (readonly [FileGroupState, (count: number) => string])[] = [
  ['waiting', (count) => plural(count, { one: '# change is waiting.', other: '# changes are waiting.' })],
  ['saved', (count) => plural(count, { one: '# change is saved.', other: '# changes are saved.' })],
  ['before', (count) => plural(count, { one: '# change was already saved.', other: '# changes were already saved.' })],
  [
    'refused',
    (count) =>
      plural(count, {
        one: '# change was not saved. The list “Waiting” says why.',
        other: '# changes were not saved. The list “Waiting” says why.',
      }),
  ],
];

/** What became of the changes of a file that were sent. */
export function SentFromFile({ sent, onAnother }: { sent: SentOfFile; onAnother: () => void }) {
  const { outbox, done, ofFiles } = useSelector(stateOf);
  const stateIn = useMemo(() => fileGroupStates({ outbox, done, ofFiles }, sent.before), [outbox, done, ofFiles, sent]);
  const states = sent.groups.map(({ group }) => stateIn(group.uuid));
  const sentences = SENTENCES.flatMap(([state, sentence]) => {
    const count = states.filter((each) => each === state).length;
    return count === 0 ? [] : [sentence(count)];
  });
  return (
    <>
      <p role="status">
        {sent.groups.length === 0 ? t`The pictures are on this device now, and go out from here.` : sentences.join(' ')}
      </p>
      <GroupRows groups={sent.groups} title={(label) => label} state={(uuid) => WORDS[stateIn(uuid)]} />
      <Actions>
        <Button look="quiet" onClick={onAnother}>{t`Read another file`}</Button>
      </Actions>
    </>
  );
}
