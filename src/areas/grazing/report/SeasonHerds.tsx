import { useState } from 'react';
import { sum } from '@domain/grazing/figure';
import type { HerdReport } from '@domain/grazing/seasonReport';
import { t } from '@domain/words';
import { foldParts, partsInWords, usePartOf } from '@records/herdParts';
import { useNames } from '@records/useHerds';
import { Card } from '@shared/components/Card';
import { FigureCell } from '@shared/figures/FigureCell';
import { numberInWords } from '@shared/units/units';
import { ReportTable, type ReportRow } from './ReportTable';
import styles from './SeasonHerds.module.css';
import type { Report } from './useReport';

const COUNTED = { factor: 1, digits: 0 };
const TENTHS = { factor: 1, digits: 1 };
const NONE = '---';

/** What each herd grazed in the season, and what it was at its end. Parts of a herd are a row of sums that opens. */
export function SeasonHerds({ report: { report, figures } }: { report: Report }) {
  const nameOf = useNames();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const folded = foldParts(report.herds, usePartOf(), ({ uuid }) => ({ uuid, name: nameOf(uuid) }));

  /** The cells behind the name: sums, which for one herd are its own figures. */
  const figuresOf = (herds: readonly HerdReport[]) => {
    const here = herds.flatMap(({ uuid }) => figures.herds.get(uuid) ?? []).filter(({ isRetired }) => !isRetired);
    const head = sum(here.map((herd) => herd.head));
    const au = sum(here.map((herd) => herd.au));
    const ad = sum(herds.map((herd) => herd.ad));
    return [
      here.length > 0 ? <FigureCell key="head" figure={head} unit={COUNTED} nameOf={nameOf} /> : NONE,
      here.length > 0 ? <FigureCell key="au" figure={au} unit={TENTHS} nameOf={nameOf} /> : NONE,
      numberInWords(herds.reduce((stays, herd) => stays + herd.stays, 0)),
      <FigureCell key="ad" figure={ad} unit={COUNTED} nameOf={nameOf} />,
    ];
  };
  const rowOf = (herd: HerdReport): ReportRow => ({ key: herd.uuid, cells: [nameOf(herd.uuid), ...figuresOf([herd])] });
  const rowsOfParts = (uuid: string, all: readonly HerdReport[]): ReportRow[] => {
    if (all.length === 0) return [];
    const [parts, herd] = [partsInWords(all.length), nameOf(uuid)];
    const isOpen = opened.includes(uuid);
    const toggle = () => setOpened(isOpen ? opened.filter((each) => each !== uuid) : [...opened, uuid]);
    const name = (
      <button key="name" type="button" className={styles.parts} aria-expanded={isOpen} onClick={toggle}>
        {t`${parts} of ${herd}`}
      </button>
    );
    return [{ key: `${uuid} parts`, cells: [name, ...figuresOf(all)] }, ...(isOpen ? all.map(rowOf) : [])];
  };
  return (
    <Card>
      <h2>{t`Herds`}</h2>
      <ReportTable
        label={t`Herds of the season`}
        columns={[
          { name: t`Herd`, isName: true },
          { name: t`Head at the end`, isNumber: true },
          { name: t`AU at the end`, isNumber: true },
          { name: t`Stays`, isNumber: true },
          { name: t`AD`, isNumber: true },
        ]}
        rows={folded.flatMap(({ uuid, own, parts }) => [
          ...(own === undefined ? [] : [rowOf(own)]),
          ...rowsOfParts(uuid, parts),
        ])}
      />
    </Card>
  );
}
