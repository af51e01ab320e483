import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { countOddities } from '@domain/formats/pastureMap/compareFigures';
import { listed } from '@domain/language/language';
import { plural, t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { selectZone } from '@records/index';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { Cell, HeadCell, Table, TableRow } from '@shared/components/Table';
import { LiveCheckbox } from '@shared/forms/LiveCheckbox';
import { LiveSelect } from '@shared/forms/LiveSelect';
import { inUnit } from '@shared/units/units';
import { countsInWords } from '../bringing/Imported';
import { PreviewFrame } from '../bringing/PreviewFrame';
import { Sentences } from '../bringing/Sentences';
import { ODDITY_WORDS } from './oddityWords';
import type { FromPastureMap } from './fromPastureMap';
import type { ReadHistory } from './historyOfExports';
import styles from './PastureMapPreview.module.css';
import { useChoices } from './useChoices';
import { useFromPastureMap } from './useFromPastureMap';

interface PastureMapPreviewProps {
  history: ReadHistory;
  onImport: (records: FromPastureMap['records']) => void;
  onBack: () => void;
}

const moreEntries = (count: number): string =>
  plural(count, { one: 'And # entry more.', other: 'And # entries more.' });

type ChoosingHerds = Pick<ReturnType<typeof useChoices>, 'choices' | 'herdNames' | 'herds' | 'chooseHerd'>;

/** Which herd of the ranch each herd of the files is. */
function Herds({ choices, herdNames, herds, chooseHerd }: ChoosingHerds) {
  const options = [
    { value: '', label: t`A new herd` },
    ...herds.map(({ uuid, data }) => ({ value: uuid, label: data.name })),
  ];
  return (
    <section className={styles.part}>
      <h3>{t`Herds`}</h3>
      <ul className={styles.herds}>
        {herdNames.map((name) => (
          <li key={name}>
            <b>{name}</b>
            {herds.length === 0 ? (
              <span>{t`A new herd`}</span>
            ) : (
              <LiveSelect
                aria-label={t`What ${name} will be`}
                value={choices.herds.get(name) ?? ''}
                options={options}
                onChange={(uuid) => chooseHerd(name, uuid)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** PastureMap's figures beside ours, where they differ, and why. */
function Compared({ compared }: Pick<ReadHistory, 'compared'>) {
  const { weight } = usePersonsUnits();
  const rows = compared.filter(({ oursLb, theirsLb }) => oursLb > 0 || theirsLb);
  const differing = rows.filter(({ why }) => why !== null);
  const same = rows.length - differing.length;
  return (
    <section className={styles.part}>
      <h3>{t`Forage, next to PastureMap’s`}</h3>
      <p>{t`It is the same in ${same} of ${plural(rows.length, { other: '# pastures' })}.`}</p>
      {differing.length > 0 && (
        <Table label={t`Where forage differs`} head={[t`Pasture`, 'PastureMap', t`Here`, t`Why`]}>
          {differing.map(({ name, theirsLb, oursLb, why }, index) => (
            <TableRow key={index}>
              <HeadCell>{name}</HeadCell>
              <Cell name="PastureMap">{theirsLb === null ? '---' : inUnit(theirsLb, weight)}</Cell>
              <Cell name={t`Here`}>{inUnit(oursLb, weight)}</Cell>
              <Cell name={t`Why`}>{why}</Cell>
            </TableRow>
          ))}
        </Table>
      )}
    </section>
  );
}

/** What was odd, how often, and what is done about it. */
function Oddities({ history, remarks }: { history: ReadHistory } & Pick<FromPastureMap, 'remarks'>) {
  const odd = useMemo(() => countOddities(history), [history]);
  if (odd.length === 0 && remarks.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{t`Worth knowing`}</h3>
      <ul className={styles.odd}>
        {odd.map(([kind, count]) => (
          <li key={kind}>
            <b>{count}</b> {ODDITY_WORDS[kind]}
          </li>
        ))}
        {history.twice > 0 && (
          <li>
            <b>{history.twice}</b> {t`Stays are in two of the files: each is imported once.`}
          </li>
        )}
      </ul>
      {remarks.length > 0 && <Sentences all={remarks} more={moreEntries} />}
    </section>
  );
}

/** What stays out, each with the reason. */
function LeftOut({ leftOut }: Pick<FromPastureMap, 'leftOut'>) {
  if (leftOut.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{plural(leftOut.length, { one: '# entry left out', other: '# entries left out' })}</h3>
      <Sentences all={leftOut} more={moreEntries} />
    </section>
  );
}

type ChoosingSeasons = Pick<ReturnType<typeof useChoices>, 'choices' | 'setSeasons'>;

/** Whether the seasons of the files come in, and which cannot. */
function Seasons({ choices, setSeasons }: ChoosingSeasons) {
  const { coming, overlapping } = choices.seasons;
  return (
    <>
      {coming.length > 0 && (
        <LiveCheckbox
          label={t`Import the seasons in the files, too`}
          checked={choices.hasSeasons}
          onChange={setSeasons}
        />
      )}
      {overlapping > 0 && (
        <p>
          {plural(overlapping, {
            one: 'One season in the files is skipped: seasons of a ranch can’t overlap, and this one would.',
            other: '# seasons in the files are skipped: seasons of a ranch can’t overlap, and these would.',
          })}
        </p>
      )}
    </>
  );
}

const LOOKING: FromPastureMap = { records: [], there: 0, leftOut: [], remarks: [] };

/** What the ranch has already, and is not brought a second time. */
function There({ there }: Pick<FromPastureMap, 'there'>) {
  if (there === 0) return null;
  const words = plural(there, {
    one: '# entry is already here and will be skipped.',
    other: '# entries are already here and will be skipped.',
  });
  return <Banner look="info">{words}</Banner>;
}

/** What exports of PastureMap would bring to the ranch, beside PastureMap's own figures. Nothing has been sent yet. */
export function PastureMapPreview({ history, onImport, onBack }: PastureMapPreviewProps) {
  const { ranch, stays, pastures, fileCount } = history;
  const timeZones = listed(history.timeZones);
  const zone = useSelector(selectZone) ?? 'UTC';
  const { choices, setSeasons, ...herds } = useChoices(history);
  const made = useFromPastureMap(history, choices);
  const { records, there, leftOut, remarks } = made ?? LOOKING;
  const known = choices.paddocks.size;
  const counts = countsInWords(records);
  return (
    <PreviewFrame
      title={t`${ranch} in PastureMap`}
      other={t`Choose other files`}
      onBack={onBack}
      bar={
        records.length === 0 ? (
          <p>
            {made === null ? t`Looking at what is here…` : t`Everything in these files is here already, or stays out.`}
          </p>
        ) : (
          <Button onClick={() => onImport(records)}>{t`Import ${counts}`}</Button>
        )
      }
    >
      <p>
        {t`${plural(stays.length, { other: '# stays' })} of ${plural(herds.herdNames.length, { other: '# herds' })} in ${plural(pastures.length, { other: '# pastures' })}, from ${plural(fileCount, { one: 'one file', other: '# files' })}. Times are read in ${timeZones}, as the files say; days are counted in ${zone}, the time zone of your ranch.`}
      </p>
      <p>
        {known === 0
          ? t`Each pasture is imported as a new paddock with its acres.`
          : plural(known, {
              other:
                '# of the pastures are paddocks here already, by their names or their past; the others are imported as new ones.',
            })}
      </p>
      <There there={there} />
      <Seasons choices={choices} setSeasons={setSeasons} />
      <LeftOut leftOut={leftOut} />
      <Herds choices={choices} {...herds} />
      <Compared compared={history.compared} />
      <Oddities history={history} remarks={remarks} />
    </PreviewFrame>
  );
}
