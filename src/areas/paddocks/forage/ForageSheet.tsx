import { useRef, type FormEvent } from 'react';
import { listed } from '@domain/language/language';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { useRanchView } from '@records/useRanchView';
import { Actions } from '@shared/components/Actions';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { useLeaveQuestion } from '@shared/forms/leaving';
import { useOnePress } from '@shared/forms/useOnePress';
import { focusRow } from './focusRow';
import { ForageTable } from './ForageTable';
import styles from './ForageTable.module.css';
import { ForageTools } from './ForageTools';
import { useForageSheet } from './useForageSheet';

/** So many are named, the others counted. */
const NAMED = 5;

function namesOf(bad: readonly { name: string }[]): string {
  const names = bad.slice(0, NAMED).map(({ name }) => name);
  const [first, more] = [names.join(', '), bad.length - NAMED];
  return more > 0 ? t`${first} and ${more} more` : listed(names);
}

/** One row for each paddock, and one button that saves all that was typed. */
export function ForageSheet() {
  const { mayRecord } = useRanchView();
  const units = usePersonsUnits();
  const sheet = useForageSheet();
  const scrollTo = useRef<(index: number) => void>(() => undefined);
  const { question } = useLeaveQuestion(sheet.isUnsaved);
  const { rows, typed, bad, rowProblem } = sheet;
  const wrongRows = namesOf(bad);
  const sendOnce = useOnePress();
  const save = () => {
    const wrong = sheet.save();
    if (wrong !== null) focusRow(wrong, scrollTo.current);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void sendOnce(save);
  };
  if (!mayRecord) return <ForageTable rows={rows} typed={typed} units={units} problemOf={rowProblem} />;
  return (
    <form onSubmit={submit} noValidate method="post">
      <ForageTools {...sheet} />
      <ForageTable rows={rows} typed={typed} units={units} problemOf={rowProblem} onType={sheet.type} ref={scrollTo} />
      <div className={styles.save}>
        <div role="alert">
          {bad.length > 0 && <Banner look="danger">{t`Nothing is saved yet. Look again at ${wrongRows}.`}</Banner>}
        </div>
        <Actions>
          <Button type="submit">{t`Save`}</Button>
          <p role="status">{sheet.said}</p>
        </Actions>
      </div>
      {question}
    </form>
  );
}
