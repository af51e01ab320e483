import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { selectByKey, type WithRecords } from '@records/index';
import { latePart } from '@shared/components/latePart';
import { EntriesCard } from '../components/EntriesCard';
import type { Subject } from '../entryForm';
import type { OpenEntryDialog } from '../entryKinds';

const WeightSessions = latePart(() => import(/* webpackChunkName: "weighing" */ './WeightSessions'));

/** What the animals of a herd weighed: session by session, and over time. */
export function Weights({ subject, open }: { subject: Subject & { herdUuid: string }; open: OpenEntryDialog }) {
  const weighings = useSelector((state: WithRecords) => selectByKey(state, 'weighing'))[subject.herdUuid] ?? [];
  return (
    <EntriesCard title={t`Weights`} actions={null} nothing={t`No weights yet.`} count={weighings.length}>
      <WeightSessions weighings={weighings} name={subject.name} open={open} />
    </EntriesCard>
  );
}
