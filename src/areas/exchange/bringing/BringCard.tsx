import type { ReactNode } from 'react';
import { t } from '@domain/words';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { Spinner } from '@shared/components/Spinner';
import styles from './BringCard.module.css';
import { FileDrop } from '@shared/components/FileDrop';
import { ImportDone } from './ImportDone';
import type { Bringing } from './useBringing';

interface BringCardProps<Read> extends Bringing<Read> {
  title: string;
  /** What may be chosen, and what becomes of it. */
  words: string;
  drop: { id: string; label: string; kinds: string; isMultiple?: boolean };
  /** What the page says while it reads; without it the name of the file. */
  reading?: string;
  /** Where the person looks at what was imported; without it at the paddocks. */
  next?: { readonly to: string; readonly label: string };
  /** What was read, before anything is sent. */
  preview: (fileName: string, read: Read) => ReactNode;
}

/** The way of files to the ranch: chosen, read, looked at, written, and taken back. */
export function BringCard<Read>({
  stage,
  choose,
  stop,
  title,
  words,
  drop,
  reading,
  preview,
  next,
}: Omit<BringCardProps<Read>, 'write'>) {
  const problem = stage.name === 'choosing' ? stage.problem : null;
  const fileName = stage.name === 'reading' ? stage.fileName : '';
  return (
    <>
      <div role="alert">{problem !== null && <Banner look="danger">{problem}.</Banner>}</div>
      {stage.name === 'choosing' && (
        <Card>
          <h2>{title}</h2>
          <p>{words}</p>
          <FileDrop {...drop} onFiles={(files) => void choose(files)} />
        </Card>
      )}
      <div role="status">
        {(stage.name === 'reading' || stage.name === 'writing') && (
          <p className={styles.busy}>
            <Spinner /> {stage.name === 'reading' ? (reading ?? t`Reading ${fileName}…`) : t`Importing…`}
          </p>
        )}
      </div>
      {stage.name === 'reading' && (
        <div>
          <Button look="quiet" onClick={stop}>{t`Stop reading`}</Button>
        </div>
      )}
      {stage.name === 'looking' && preview(stage.fileName, stage.read)}
      {stage.name === 'imported' && <ImportDone imported={stage.imported} onAnother={stop} next={next} />}
    </>
  );
}
