import { useState } from 'react';
import { plural, t } from '@domain/words';
import type { DataOf, Held } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { Row, Rows } from '@shared/components/Rows';
import { momentAt } from '@shared/time/ranchTime';
import { EntryActs } from '../components/EntryActs';
import type { OpenEntryDialog } from '../entryKinds';
import styles from './monitoring.module.css';

type Kind = 'use_reading' | 'transect_reading';

/** How many are shown at first, and how many more at once. */
const STEP = 10;

interface FoldedReadingsProps<K extends Kind> {
  kind: K;
  /** The latest first. */
  readings: readonly Held<DataOf<K>>[];
  /** What was read is called. */
  place: string;
  about: string;
  inWords: (reading: Held<DataOf<K>>) => string;
  open: OpenEntryDialog;
}

/** The readings of a place, folded, each with what can be done with it. */
export function FoldedReadings<K extends Kind>({
  kind,
  readings,
  place,
  about,
  inWords,
  open,
}: FoldedReadingsProps<K>) {
  const { zone, now } = useRanchView();
  const [max, setMax] = useState(STEP);
  const count = readings.length;
  if (count === 0) return null;
  return (
    <details className={styles.readings}>
      <summary>{plural(count, { one: '# reading', other: '# readings' })}</summary>
      <Rows>
        {readings.slice(0, max).map((reading) => {
          const { at, note }: DataOf<Kind> = reading.data;
          const when = momentAt(Date.parse(at), zone, now);
          return (
            <Row
              key={reading.uuid}
              title={when}
              actions={
                <EntryActs
                  kind={kind}
                  held={reading}
                  label={t`More for the reading of ${place}, ${when}`}
                  about={about}
                  open={open}
                />
              }
            >
              <p>{inWords(reading)}</p>
              {note !== '' && <p>{note}</p>}
            </Row>
          );
        })}
      </Rows>
      {count > max && <Button look="quiet" onClick={() => setMax((shown) => shown + STEP)}>{t`Show more`}</Button>}
    </details>
  );
}
