import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { mayInvite } from '@features/team/grants';
import { useIsTeamInvited } from '@features/team/useIsTeamInvited';
import type { Ranch } from '@contract/me';
import { selectRanch } from '@features/user';
import { Lead, Page } from '@shared/components/Page';
import { PageTitle } from '@shared/components/PageTitle';
import { appPaths } from '@shared/paths';
import { AllDone } from '../components/AllDone';
import { TeamState } from '../components/TeamState';
import { TodoItem } from '../components/TodoItem';
import { useTodos } from '../useTodos';
import styles from './TodoPage.module.css';

function Todos({ ranch }: { ranch: Ranch }) {
  const todos = useTodos(ranch);
  const isKnown = useIsTeamInvited(ranch) !== null;
  return (
    <>
      {todos.length > 0 && (
        <ul className={styles.list}>
          {todos.map((todo) => (
            <TodoItem key={todo.to} todo={todo} />
          ))}
        </ul>
      )}
      {mayInvite(ranch.role) && <TeamState ranch={ranch} isKnown={isKnown} />}
      {todos.length === 0 && isKnown && <AllDone />}
    </>
  );
}

/** What is left to set up, and what will happen soon. */
export default function TodoPage() {
  const ranch = useSelector(selectRanch);
  if (ranch === null) return null;
  return (
    <Page>
      <PageTitle title="To do" />
      <h1>To do</h1>
      <Lead>
        What is left to set up on {ranch.name}. <Link to={appPaths.onboardingStep1}>Go through the steps again</Link>
      </Lead>
      <Todos ranch={ranch} />
    </Page>
  );
}
