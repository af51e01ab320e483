import { useSelector } from 'react-redux';
import { keyAreaUse } from '@domain/monitoring/keyAreaUse';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { selectAll, type DataOf, type Held, type WithRecords } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { dateAt } from '@shared/time/ranchTime';
import type { OpenEntryDialog } from '../entryKinds';
import { latestFirst } from './latestFirst';
import { agreedInWords, metInWords, readInWords } from './monitoringWords';
import { PlaceRow } from './PlaceRow';
import { FoldedReadings } from './FoldedReadings';

interface KeyAreaRowProps {
  area: Held<DataOf<'key_area'>>;
  /** What the paddock is called. */
  about: string;
  open: OpenEntryDialog;
}

/** A key area: what was agreed, and what was read last. */
export function KeyAreaRow({ area, about, open }: KeyAreaRowProps) {
  const { height } = usePersonsUnits();
  const { zone } = useRanchView();
  const all = useSelector((state: WithRecords) => selectAll(state, 'use_reading'));
  const readings = latestFirst(all.filter(({ data }) => data.key_area_uuid === area.uuid));
  const { name, plant, season_of_use: season } = area.data;
  const agreed = agreedInWords(area.data, height);
  const inWords = ({ data }: (typeof readings)[number]) => {
    const use = keyAreaUse(area.data, data);
    return [readInWords(use, height), metInWords(use), data.cause, data.by].filter(Boolean).join('. ');
  };
  const last = readings[0];
  const [day, read] = last === undefined ? ['', ''] : [dateAt(Date.parse(last.data.at), zone), inWords(last)];
  return (
    <PlaceRow
      kind="key_area"
      place={area}
      about={about}
      look={{
        label: t`Add reading`,
        ariaLabel: t`Add reading of ${name}`,
        onPress: () => open('add-use_reading', { of: area.uuid }),
      }}
      open={open}
    >
      <p>{[plant, season, t`Agreed: ${agreed}`].filter(Boolean).join('. ')}</p>
      <p>{last === undefined ? t`No reading yet.` : t`Last reading ${day}: ${read}`}</p>
      <FoldedReadings kind="use_reading" readings={readings} place={name} about={about} inWords={inWords} open={open} />
    </PlaceRow>
  );
}
