import { useSelector } from 'react-redux';
import { calendarYear } from '@domain/grazing/calendarYear';
import { KEY_AREA_TEXT } from '@domain/rules/ruleTexts';
import { smallPrint } from '@domain/rules/smallPrint';
import { t } from '@domain/words';
import { selectRanch } from '@features/user';
import { selectTimelines } from '@records/index';
import { SealFoot } from '@records/seal/SealFoot';
import { useRanchView } from '@records/useRanchView';
import { editionInWords } from '@shared/time/editionInWords';
import { timeAt } from '@shared/time/ranchTime';
import { GroundCover } from './GroundCover';
import styles from '../sheet/sheet.module.css';
import { Signatures } from './Signatures';
import type { MonitoredPaddock } from './useMonitored';
import { KeyAreaTable } from './KeyAreaTable';

/** What was monitored in a year, as it is on paper. */
export function MonitoringSheet({ year, paddocks }: { year: number; paddocks: readonly MonitoredPaddock[] }) {
  const ranch = useSelector(selectRanch)?.name ?? '';
  const { standard } = useSelector(selectTimelines);
  const { zone, now } = useRanchView();
  const { name: text, read_on: readOn } = KEY_AREA_TEXT;
  const [printed, named, edition] = [timeAt(now, zone), String(year), editionInWords(readOn)];
  return (
    <article className={styles.sheet} aria-label={t`Monitoring`}>
      <header>
        <p className={styles.ranch} translate="no">
          {ranch}
        </p>
        <h2>{t`Use of key areas in ${named}`}</h2>
        <p>{t`Fields of Prescribed Grazing (528), monitoring table of ${text}, ${edition}.`}</p>
      </header>
      {paddocks.length === 0 ? (
        <p>{t`No key area in this year. Key areas are added on the page of a paddock.`}</p>
      ) : (
        <KeyAreaTable year={year} paddocks={paddocks} />
      )}
      <GroundCover until={calendarYear(year, standard.zone).until} />
      <Signatures />
      <footer className={styles.foot}>
        <p>{t`We could not get the current national 528, and states add sheets of their own: ask which one yours uses.`}</p>
        <p>{smallPrint()}</p>
        <SealFoot />
        <p>
          <span translate="no">{ranch}</span>, {named}. {t`Printed ${printed}.`}
        </p>
      </footer>
    </article>
  );
}
