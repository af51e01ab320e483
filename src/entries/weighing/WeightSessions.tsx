import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { sessionsOf, type WeighingSession } from '@domain/animals/weights/weighingSession';
import { gainSinceLast } from '@domain/animals/weights/weightGain';
import { t } from '@domain/words';
import { ANIMAL_NAMES } from '@records/herdWords';
import { selectTimelines, type DataOf, type Held } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { Cell, HeadCell, Table, TableRow } from '@shared/components/Table';
import { wordOf } from '@shared/lib/wording';
import { momentAt } from '@shared/time/ranchTime';
import { inUnit, numberInWords } from '@shared/units/units';
import { EntryActs } from '../components/EntryActs';
import type { OpenEntryDialog } from '../entryKinds';
import { MeansOverTime } from './MeansOverTime';
import { gainInWords, rangeInWords } from './weightWords';

type Weighing = Held<DataOf<'weighing'>>;

interface WeightSessionsProps {
  weighings: readonly Weighing[];
  /** What the herd is called. */
  name: string;
  open: OpenEntryDialog;
}

const SHOWN_MAX = 50;
const CHANGE = t({ message: 'Change', context: 'column of what can be done' });
/** The first session of a class has no gain. */
const NO_GAIN = '–';

/** The sessions of a herd, the latest first, and their means over time. */
export default function WeightSessions({ weighings, name, open }: WeightSessionsProps) {
  const { zone, now, weight, gain: gainUnit } = useRanchView();
  const { standard } = useSelector(selectTimelines);
  const sessions = useMemo(() => sessionsOf(weighings), [weighings]);
  const shown = sessions.slice(-SHOWN_MAX).reverse();
  const gainOf = (session: WeighingSession) => {
    const gain = gainSinceLast(session, sessions, standard.zone);
    return gain === null ? NO_GAIN : gainInWords(gain, gainUnit);
  };
  const head = [t`When`, t`Class`, t`Weights`, t`Mean`, t`Range`, t`Gain`, CHANGE];
  const all = numberInWords(sessions.length);
  return (
    <>
      <MeansOverTime sessions={sessions} />
      <Table label={t`Weights`} head={head}>
        {shown.map((session) => {
          const when = momentAt(session.at, zone, now);
          return (
            <TableRow key={`${session.at} ${session.animal ?? ''}`}>
              <HeadCell>{when}</HeadCell>
              <Cell name={t`Class`}>
                {session.animal === null ? t`All classes` : wordOf(ANIMAL_NAMES, session.animal)}
              </Cell>
              <Cell name={t`Weights`}>{numberInWords(session.n)}</Cell>
              <Cell name={t`Mean`}>{inUnit(session.meanLb, weight)}</Cell>
              <Cell name={t`Range`}>{rangeInWords(session, weight)}</Cell>
              <Cell name={t`Gain`}>{gainOf(session)}</Cell>
              <Cell>
                {session.weighings.map((weighing, index) => {
                  const part = index + 1;
                  const label =
                    index === 0 ? t`More for weights of ${when}` : t`More for weights of ${when}, part ${part}`;
                  return (
                    <EntryActs
                      key={weighing.uuid}
                      kind="weighing"
                      held={weighing}
                      label={label}
                      about={name}
                      open={open}
                    />
                  );
                })}
              </Cell>
            </TableRow>
          );
        })}
      </Table>
      {sessions.length > SHOWN_MAX && <p>{t`The latest ${SHOWN_MAX} of ${all}.`}</p>}
    </>
  );
}
