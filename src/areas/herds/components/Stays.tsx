import { useSelector } from 'react-redux';
import { mapFigure } from '@domain/grazing/figure';
import { forageBetween, type Stay } from '@domain/grazing/stays';
import { daysBetween } from '@domain/grazing/time';
import { moveWarnings } from '@domain/grazing/warnings';
import { t } from '@domain/words';
import { selectTimelines } from '@records/index';
import { Card } from '@shared/components/Card';
import { Cell, HeadCell, Table, TableRow } from '@shared/components/Table';
import { timeAt } from '@shared/time/ranchTime';
import { numberInWords } from '@shared/units/units';
import { PaddockLinks } from '@records/components/PaddockLinks';
import { useTreatedWarnings } from '@records/closedGround';
import { Warnings } from '@records/components/Warnings';
import { saidPlace } from '@records/saidInWords';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { placeInWords } from '@records/herdWords';
import { HerdFigure } from './HerdFigure';
import { StayActs } from './StayActs';

const IN = t({ message: 'In', context: 'when a stay began' });
const OUT = t({ message: 'Out', context: 'when a stay ended' });
const HEAD = [t`Place`, IN, OUT, t`Days`, t`AD`];
/** Stays that are shown; a long history is the business of the record's own page. */
const SHOWN_MAX = 50;

function StayRow({ stay }: { stay: Stay }) {
  const { zone, now, mayRecord } = useRanchView();
  const nameOf = useNames();
  const timelines = useSelector(selectTimelines);
  const { herdUuid, paddockUuids, off, from, moves } = stay;
  const place = placeInWords(stay, nameOf);
  const start = timeAt(from, zone);
  const until = Math.min(stay.to, now);
  const ad = mapFigure(forageBetween(stay, from, until, timelines.standard), (lb) => lb / timelines.standard.intakeLb);
  const moving = {
    herdUuids: [herdUuid],
    paddockUuids,
    at: from,
    to: until,
    ...(moves[0] && { moveUuid: moves[0].uuid }),
  };
  // That its first stays have no count is said once, above the list.
  const treated = useTreatedWarnings()(moving);
  const warnings = [...moveWarnings(moving, timelines), ...treated].filter(({ what }) => what !== 'before_first_count');
  return (
    <TableRow>
      <HeadCell>
        {off !== null && place}
        <PaddockLinks uuids={paddockUuids} nameOf={nameOf} />
        <Warnings warnings={warnings} nameOf={nameOf} />
      </HeadCell>
      <Cell name={IN}>{start}</Cell>
      <Cell name={OUT}>{stay.to === Infinity ? t`is there now` : timeAt(stay.to, zone)}</Cell>
      <Cell name={t`Days`}>{numberInWords(daysBetween(from, until), 1)}</Cell>
      <Cell name={t`AD`}>
        {off !== null ? '---' : <HerdFigure value={ad} shown={(value) => numberInWords(value, 1)} />}
      </Cell>
      {mayRecord && (
        <Cell>
          <StayActs
            stay={stay}
            place={saidPlace(stay, nameOf)}
            label={t`More for the stay in ${place} from ${start}`}
          />
        </Cell>
      )}
    </TableRow>
  );
}

/** Where a herd has been, the latest first. */
export function Stays({ herdUuid }: { herdUuid: string }) {
  const { now, mayRecord } = useRanchView();
  const stays = useSelector(selectTimelines).stays.get(herdUuid) ?? [];
  const begun = stays.filter(({ from }) => from <= now).reverse();
  const all = numberInWords(begun.length);
  return (
    <Card>
      <h2>{t`Stays`}</h2>
      {begun.length === 0 && <p>{t`It has not been anywhere yet.`}</p>}
      {begun.length > 0 && (
        <Table
          label={t`Stays`}
          head={mayRecord ? [...HEAD, t({ message: 'Change', context: 'column of what can be done' })] : HEAD}
        >
          {begun.slice(0, SHOWN_MAX).map((stay) => (
            <StayRow key={stay.moves[0]?.uuid ?? stay.from} stay={stay} />
          ))}
        </Table>
      )}
      {begun.length > SHOWN_MAX && <p>{t`The latest ${SHOWN_MAX} of ${all}.`}</p>}
    </Card>
  );
}
