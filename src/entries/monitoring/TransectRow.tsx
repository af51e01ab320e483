import { useSelector } from 'react-redux';
import { coverOf } from '@domain/monitoring/cover';
import { plural, t } from '@domain/words';
import { selectAll, type DataOf, type Held, type WithRecords } from '@records/index';
import { LAYOUT_NAMES } from '@records/evidenceWords';
import { useRanchView } from '@records/useRanchView';
import { wordOf } from '@shared/lib/wording';
import { dateAt } from '@shared/time/ranchTime';
import type { OpenEntryDialog } from '../entryKinds';
import { changeInWords, shareInWords } from './coverWords';
import { latestFirst } from './latestFirst';
import { PlaceRow } from './PlaceRow';
import { FoldedReadings } from './FoldedReadings';
import { repeatedInWords } from './repeatedInWords';

type Reading = Held<DataOf<'transect_reading'>>;

/** "Bare ground 18 ± 3.8 %, ground cover 82 ± 3.8 %, of 100 points" */
function coverInWords({ data }: Reading): string {
  const { points, shares, groundCover } = coverOf(data);
  const [bare, cover] = [shareInWords(shares.bare), shareInWords(groundCover)];
  const counted = plural(points, { one: '# point', other: '# points' });
  return t`Bare ground ${bare}, ground cover ${cover}, of ${counted}`;
}

interface TransectRowProps {
  transect: Held<DataOf<'transect'>>;
  /** What the paddock is called. */
  about: string;
  open: OpenEntryDialog;
}

/** A transect: its layout, its last reading and what has changed since the one before. */
export function TransectRow({ transect, about, open }: TransectRowProps) {
  const { zone } = useRanchView();
  const all = useSelector((state: WithRecords) => selectAll(state, 'transect_reading'));
  const readings = latestFirst(all.filter(({ data }) => data.transect_uuid === transect.uuid));
  const { name, layout } = transect.data;
  const [last, before] = readings;
  const [day, read] = last === undefined ? ['', ''] : [dateAt(Date.parse(last.data.at), zone), coverInWords(last)];
  return (
    <PlaceRow
      kind="transect"
      place={transect}
      about={about}
      look={{
        label: t`Add reading`,
        ariaLabel: t`Add reading of ${name}`,
        onPress: () => open('add-transect_reading', { of: transect.uuid }),
      }}
      open={open}
    >
      <p>{[wordOf(LAYOUT_NAMES, layout), ...repeatedInWords(transect.data)].filter(Boolean).join('. ')}</p>
      <p>{last === undefined ? t`No reading yet.` : t`Last reading ${day}: ${read}.`}</p>
      {last !== undefined && before !== undefined && (
        <p>{changeInWords(t`Bare ground`, coverOf(before.data).shares.bare, coverOf(last.data).shares.bare)}</p>
      )}
      <FoldedReadings
        kind="transect_reading"
        readings={readings}
        place={name}
        about={about}
        inWords={coverInWords}
        open={open}
      />
    </PlaceRow>
  );
}
