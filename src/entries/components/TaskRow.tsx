import { Fragment } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { daysUntilDue } from '@domain/grazing/tasks';
import { zoneOf } from '@domain/grazing/time';
import { plural, t } from '@domain/words';
import { selectOne, type DataOf, type Held, type WithRecords } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { Row } from '@shared/components/Rows';
import { useOnce } from '@shared/presses/useSettling';
import { herdHref, paddockHref } from '@shared/recordHrefs';
import { momentAt } from '@shared/time/ranchTime';
import { dateInWords } from '../dateInWords';
import type { OpenEntryDialog } from '../entryKinds';
import { useMembers } from '../useMembers';
import { useTaskActs } from '../useTaskActs';
import { EntryActs } from './EntryActs';
import { EntryPhotos } from './EntryPhotos';

type Task = Held<DataOf<'task'>>;

/** "today", "2 days overdue", "in 4 days, Wed, Jul 29"; when it was done; nothing without a day. */
function useDueWords({ due_on, repeat_days, done_at }: DataOf<'task'>): string {
  const { zone, now } = useRanchView();
  if (done_at !== null) {
    const moment = momentAt(Date.parse(done_at), zone, now);
    return t`Done ${moment}`;
  }
  const inDays = daysUntilDue({ due_on, repeat_days, done_at }, now, zoneOf(zone));
  if (due_on === null || inDays === null) return '';
  if (inDays === 0) return t`Due today`;
  const day = dateInWords(due_on, zone, now);
  const late = -inDays;
  return inDays < 0
    ? t`${plural(late, { one: '# day overdue', other: '# days overdue' })}, ${day}`
    : t`Due ${plural(inDays, { one: 'in # day', other: 'in # days' })}, ${day}`;
}

const everyInWords = (days: number): string =>
  days === 1 ? t`every day` : plural(days, { one: 'every # day', other: 'every # days' });

/** A task: what, when, who and where, with the button that marks it done. */
export function TaskRow({ task, open }: { task: Task; open: OpenEntryDialog }) {
  const { title, assignee_uuid, paddock_uuid, herd_uuid, repeat_days, done_at, note } = task.data;
  const { mayRecord } = useRanchView();
  const { finish, reopen } = useTaskActs();
  const members = useMembers(assignee_uuid);
  const paddock = useSelector((state: WithRecords) => selectOne(state, 'paddock', paddock_uuid ?? ''));
  const herd = useSelector((state: WithRecords) => selectOne(state, 'herd', herd_uuid ?? ''));
  const due = useDueWords(task.data);
  const who = members.find(({ value }) => value === assignee_uuid)?.label;
  const isRepeated = repeat_days !== null && repeat_days > 0 && done_at === null;
  const parts = [
    due,
    who,
    paddock && (
      <Link translate="no" to={paddockHref(paddock.uuid)}>
        {paddock.data.name}
      </Link>
    ),
    herd && (
      <Link translate="no" to={herdHref(herd.uuid)}>
        {herd.data.name}
      </Link>
    ),
    isRepeated && everyInWords(repeat_days),
  ].filter(Boolean);
  const isDone = done_at !== null;
  const [isSpent, press] = useOnce(() => (isDone ? reopen(task) : finish(task)));
  return (
    <Row
      title={<b>{title}</b>}
      actions={
        <>
          {mayRecord && (
            <Button
              look="quiet"
              aria-label={isDone ? t`Not done: ${title}` : t`Done: ${title}`}
              isSpent={isSpent}
              onClick={press}
            >
              {isDone ? t`Not done` : t`Done`}
            </Button>
          )}
          <EntryActs kind="task" held={task} label={t`More for ${title}`} about={title} open={open} />
        </>
      }
    >
      {parts.length > 0 && (
        <p>
          {parts.map((part, index) => (
            <Fragment key={index}>
              {index > 0 && ' · '}
              {part}
            </Fragment>
          ))}
        </p>
      )}
      {note !== '' && <p>{note}</p>}
      <EntryPhotos uuid={task.uuid} about={title} onOpen={(photo) => open('photo', { photo })} />
    </Row>
  );
}
