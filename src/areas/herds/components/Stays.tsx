import { useSelector } from 'react-redux';
import { mapFigure } from '@domain/grazing/figure';
import { forageBetween, type Stay } from '@domain/grazing/stays';
import { daysBetween } from '@domain/grazing/time';
import { moveWarnings } from '@domain/grazing/warnings';
import { selectTimelines } from '@records/index';
import { Card } from '@shared/components/Card';
import { Cell, HeadCell, Table, TableRow } from '@shared/components/Table';
import { timeAt } from '@shared/time/ranchTime';
import { numberInWords } from '@shared/units/units';
import { PaddockLinks } from '@records/components/PaddockLinks';
import { Warnings } from '@records/components/Warnings';
import { saidPlace } from '@records/saidInWords';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { placeInWords } from '@records/herdWords';
import { HerdFigure } from './HerdFigure';
import { StayActs } from './StayActs';

const HEAD = ['Place', 'In', 'Out', 'Days', 'AD'];
/** Stays that are shown; a long history is the business of the record's own page. */
const SHOWN_MAX = 50;

function StayRow({ stay }: { stay: Stay }) {
  const { zone, now, mayRecord } = useRanchView();
  const nameOf = useNames();
  const timelines = useSelector(selectTimelines);
  const { herdUuid, paddockUuids, off, from, moves } = stay;
  const place = placeInWords(stay, nameOf);
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
  const warnings = moveWarnings(moving, timelines).filter(({ what }) => what !== 'before_first_count');
  return (
    <TableRow>
      <HeadCell>
        {off !== null && place}
        <PaddockLinks uuids={paddockUuids} nameOf={nameOf} />
        <Warnings warnings={warnings} nameOf={nameOf} />
      </HeadCell>
      <Cell name="In">{timeAt(from, zone)}</Cell>
      <Cell name="Out">{stay.to === Infinity ? 'is there now' : timeAt(stay.to, zone)}</Cell>
      <Cell name="Days">{numberInWords(daysBetween(from, until), 1)}</Cell>
      <Cell name="AD">
        {off !== null ? '---' : <HerdFigure value={ad} shown={(value) => numberInWords(value, 1)} />}
      </Cell>
      {mayRecord && (
        <Cell>
          <StayActs
            stay={stay}
            place={saidPlace(stay, nameOf)}
            what={`the stay in ${place} from ${timeAt(from, zone)}`}
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
  return (
    <Card>
      <h2>Stays</h2>
      {begun.length === 0 && <p>It has not been anywhere yet.</p>}
      {begun.length > 0 && (
        <Table label="Stays" head={mayRecord ? [...HEAD, 'Change'] : HEAD}>
          {begun.slice(0, SHOWN_MAX).map((stay) => (
            <StayRow key={stay.moves[0]?.uuid ?? stay.from} stay={stay} />
          ))}
        </Table>
      )}
      {begun.length > SHOWN_MAX && (
        <p>
          The latest {SHOWN_MAX} of {numberInWords(begun.length)}.
        </p>
      )}
    </Card>
  );
}
