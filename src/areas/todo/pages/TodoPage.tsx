import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import type { Ranch } from '@contract/people/me';
import { may } from '@contract/ranches/rights';
import type { Due } from '@domain/grazing/due';
import { t } from '@domain/words';
import { useIsTeamInvited } from '@features/team/useIsTeamInvited';
import { selectRanch } from '@features/user';
import { EntryDialogs } from '@entries/components/EntryDialogs';
import type { OpenEntryDialog } from '@entries/entryKinds';
import { useHasTreatments } from '@entries/withdrawal/late';
import { selectAll, selectAreRecordsReady, selectLoad, type WithRecords } from '@records/index';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { EmptyState } from '@shared/components/EmptyState';
import { Page } from '@shared/components/Page';
import { PageHead } from '@shared/components/PageHead';
import { latePart } from '@shared/components/latePart';
import { PageTitle } from '@shared/components/PageTitle';
import { askedFor } from '@shared/lib/askedFor';
import { useDialogInAddress, type AddressedDialog } from '@shared/lib/useDialogInAddress';
import { appPaths } from '@shared/paths';
import { failureOf } from '@shared/requestState';
import { DueTasks } from '../components/DueTasks';
import { NextSteps, useNextSteps } from '../components/NextSteps';
import { ReadyPaddocks } from '../components/ReadyPaddocks';
import { ShortFeed } from '../components/ShortFeed';
import { TeamState } from '../components/TeamState';
import { TodoItem } from '../components/TodoItem';
import { useDue } from '../useDue';
import { useTasks } from '../useTasks';
import { useTodos } from '../useTodos';
import styles from './TodoPage.module.css';

const MonitoringTodos = latePart(() => import('../components/MonitoringTodos'));
const DroughtTodos = latePart(() => import('../components/DroughtTodos'));
const WithdrawalTodos = latePart(() => import(/* webpackChunkName: "withdrawal" */ '../components/WithdrawalTodos'));

/** The parameter of the address that says whose tasks are shown. */
const OF_LIST = ['tasks'];

/** Whether anything is monitored: without that, nothing of its rules is loaded. */
const useHasMonitoring = (): boolean =>
  useSelector(
    (state: WithRecords) =>
      selectAll(state, 'key_area').length +
      selectAll(state, 'photo_point').length +
      selectAll(state, 'transect').length,
  ) > 0;

/** When nothing is left to do. */
function AllDone() {
  return (
    <Card>
      <EmptyState
        title={t`You are all set`}
        isHeading
      >{t`Nothing is left to do here. When something comes up, this page says so.`}</EmptyState>
    </Card>
  );
}

interface DueProps {
  due: Due;
  ranch: Ranch;
  open: AddressedDialog['open'];
}

/** What is due from the grazing record, once it is here. */
function DueOfRecord({ due, ranch, open }: DueProps) {
  const mayRecord = may(ranch.role, 'record');
  return (
    <>
      <DueTasks moves={due.moves} mayRecord={mayRecord} open={open} />
      <ShortFeed due={due} mayRecord={mayRecord} />
      <ReadyPaddocks due={due} mayRecord={mayRecord} />
    </>
  );
}

const isUrgent = ({ moves, shortOfFeed }: Due): boolean => moves.length + shortOfFeed.length > 0;

function Todos({ ranch, open }: Omit<DueProps, 'due'>) {
  const todos = useTodos(ranch);
  const due = useDue();
  const tasks = useTasks();
  const hasTreatments = useHasTreatments();
  const hasMonitoring = useHasMonitoring();
  const hasTriggers = useSelector((state: WithRecords) => selectAll(state, 'trigger').length > 0);
  const load = useSelector(selectLoad);
  const isRead = load.status === 'succeeded';
  const failure = failureOf(load);
  const why = failure?.message ?? '';
  const isKnown = useIsTeamInvited(ranch) !== null;
  const isNothingElse = todos.length === 0 && isKnown && isRead && tasks.open.length === 0 && !isUrgent(due);
  const steps = useNextSteps(ranch);
  const isAllDone = isNothingElse && due.ready.length === 0 && steps.length === 0;
  /** What is monitored and due; `nothing` where nothing is. */
  const monitoring = (nothing: ReactNode) =>
    isRead && hasMonitoring ? <MonitoringTodos nothing={nothing} /> : nothing;
  const rest = (isNothingMore: boolean) => {
    const allDone = isAllDone && isNothingMore && <AllDone />;
    return isRead && hasTreatments ? (
      <WithdrawalTodos nothing={monitoring(allDone)} more={monitoring(null)} />
    ) : (
      monitoring(allDone)
    );
  };
  return (
    <div className={styles.columns}>
      {isRead && steps.length > 0 && <NextSteps steps={steps} />}
      {isRead && <DueOfRecord due={due} ranch={ranch} open={open} />}
      {failure !== undefined && <p role="alert">{t`We couldn’t load what’s due. ${why}`}</p>}
      {todos.length > 0 && (
        <ul className={styles.list}>
          {todos.map((todo) => (
            <TodoItem key={todo.to} todo={todo} />
          ))}
        </ul>
      )}
      {may(ranch.role, 'invite') && <TeamState ranch={ranch} isKnown={isKnown} />}
      {isRead && hasTriggers ? <DroughtTodos rest={rest} /> : rest(true)}
    </div>
  );
}

/** What is due on the ranch, and what is left to set up. */
export default function TodoPage() {
  const ranch = useSelector(selectRanch);
  const isReady = useSelector(selectAreRecordsReady);
  const dialog = useDialogInAddress(OF_LIST);
  if (ranch === null) return null;
  const { open } = dialog;
  const openEntry: OpenEntryDialog = open;
  return (
    <Page width="wide">
      <PageTitle title={t`To do`} />
      <PageHead
        title={t`To do`}
        actions={may(ranch.role, 'record') && <Button onClick={() => openEntry('add-task')}>{t`Add task`}</Button>}
      />
      <Todos ranch={ranch} open={open} />
      <p>
        <Link to={appPaths.onboardingStep1} state={askedFor}>{t`Go through the steps again`}</Link>
      </p>
      {isReady && <EntryDialogs dialog={dialog} subject={ranch} />}
    </Page>
  );
}
