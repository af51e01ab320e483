import { useSelector } from 'react-redux';
import { isKnown } from '@domain/grazing/figure';
import { uncounted } from '@domain/grazing/firstCount';
import type { Timelines } from '@domain/grazing/timelines';
import type { Warning } from '@domain/grazing/warnings';
import { t } from '@domain/words';
import { EntryPhotos } from '@entries/components/EntryPhotos';
import { Warnings } from '@records/components/Warnings';
import { Card } from '@shared/components/Card';
import { EarTag } from '@shared/components/EarTag';
import { SideScroll } from '@shared/components/SideScroll';
import { StateChip } from '@shared/components/StateChip';
import { timeAt } from '@shared/time/ranchTime';
import { adaName, numberInWords } from '@shared/units/units';
import { selectTimelines, type DataOf, type Held } from '@records/index';
import type { PaddockStay } from '@domain/grazing/paddockStays';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { FigureCell } from '@shared/figures/FigureCell';
import styles from './PaddockStays.module.css';

interface PaddockStaysProps {
  stays: readonly PaddockStay[];
  herds: ReadonlyMap<string, Held<DataOf<'herd'>>>;
  /** The season's name; null for all time. */
  season: string | null;
  zone: string | null;
  nameOf: (uuid: string) => string | undefined;
  /** What the paddock is called. */
  about: string;
  onPhoto: (uuid: string) => void;
}

/** Herds that were here before anybody had counted them, each once: then the figures of those stays lack their head. */
const uncountedIn = (stays: readonly PaddockStay[], timelines: Timelines): Warning[] =>
  [...new Set(stays.filter(({ head }) => head === null).map(({ herdUuid }) => herdUuid))].flatMap((herdUuid) => {
    const found = uncounted(herdUuid, timelines);
    return found === null ? [] : { what: 'before_first_count', herdUuid, ...found };
  });

const IN = t({ message: 'In', context: 'when a stay began' });
const OUT = t({ message: 'Out', context: 'when a stay ended' });
const AD = { factor: 1, digits: 0 };

/** Who was in the paddock this season, from when to when, and what they took. */
export function PaddockStays({ stays, herds, season, zone, nameOf, about, onPhoto }: PaddockStaysProps) {
  const { animalDays } = usePersonsUnits();
  const timelines = useSelector(selectTimelines);
  if (stays.length === 0) {
    return (
      <Card>
        <h2>{t`Stays`}</h2>
        <p>{season === null ? t`No herd has grazed here yet.` : t`No herd has grazed here this season.`}</p>
      </Card>
    );
  }
  return (
    <Card>
      <h2>{t`Stays`}</h2>
      <Warnings warnings={uncountedIn(stays, timelines)} nameOf={(uuid) => nameOf(uuid) ?? t`A deleted herd`} />
      {season !== null && <p className={styles.season}>{t`Season ${season}`}</p>}
      <div className={styles.box}>
        <SideScroll label={t`Stays of the season`}>
          <table className={styles.table} role="table">
            <thead>
              <tr role="row">
                {[t`Herd`, IN, OUT].map((name) => (
                  <th key={name} scope="col" role="columnheader">
                    {name}
                  </th>
                ))}
                {[t`Head`, t`Days`, t`AD`, adaName(animalDays)].map((name) => (
                  <th key={name} scope="col" role="columnheader" className={styles.number}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {stays.map(({ key, herdUuid, moveUuids, from, to, head, days, ad, ada }) => {
                const herd = herds.get(herdUuid)?.data;
                return (
                  <tr key={key} role="row">
                    <th scope="row" role="rowheader">
                      <span className={styles.herd} translate="no">
                        {herd !== undefined && <EarTag color={herd.color} name={herd.name} isSmall />}
                        {herd?.name ?? t`A herd that is deleted`}
                      </span>
                    </th>
                    <td role="cell" data-name={IN}>
                      {timeAt(from, zone)}
                      {moveUuids.map((uuid) => (
                        <EntryPhotos key={uuid} uuid={uuid} about={about} onOpen={onPhoto} />
                      ))}
                    </td>
                    <td role="cell" data-name={OUT}>
                      {to === null ? <StateChip look="grazing">{t`still there`}</StateChip> : timeAt(to, zone)}
                    </td>
                    <td role="cell" data-name={t`Head`} className={styles.number}>
                      {head === null ? t({ message: 'unknown', context: 'head' }) : numberInWords(head)}
                    </td>
                    <td role="cell" data-name={t`Days`} className={styles.number}>
                      {numberInWords(days, 1)}
                    </td>
                    <td role="cell" data-name={t`AD`} className={styles.number}>
                      <FigureCell figure={ad} unit={AD} nameOf={nameOf} />
                    </td>
                    <td role="cell" data-name={adaName(animalDays)} className={styles.number}>
                      {isKnown(ada) || isKnown(ad) ? (
                        <FigureCell figure={ada} unit={animalDays} nameOf={nameOf} />
                      ) : (
                        '---'
                      )}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </SideScroll>
      </div>
    </Card>
  );
}
