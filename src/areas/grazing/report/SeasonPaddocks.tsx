import { useMemo } from 'react';
import { isKnown } from '@domain/grazing/figure';
import type { PaddockReport } from '@domain/grazing/seasonReport';
import { collator } from '@domain/language/language';
import { plural, t } from '@domain/words';
import { usePersonsUnits, type PersonsUnits } from '@features/user/usePersonsUnits';
import type { NameOf } from '@records/herdWords';
import { useNames } from '@records/useHerds';
import { Card } from '@shared/components/Card';
import { RestBar } from '@shared/components/RestBar';
import { FigureCell } from '@shared/figures/FigureCell';
import { restNumber } from '@shared/figures/restInWords';
import { adaName, numberInWords } from '@shared/units/units';
import styles from './SeasonPaddocks.module.css';
import { ReportTable, type ReportRow } from './ReportTable';
import type { Report } from './useReport';

const AD = { factor: 1, digits: 0 };
const NONE = '---';

/** "31, 46, at least 400 (1 short)", as far as there are any. */
function restsInWords(rests: PaddockReport['rests'], short: number): string {
  if (rests.length === 0) return NONE;
  const days = rests.map((rest) => restNumber(rest.days, rest.isAtLeast)).join(', ');
  return short > 0
    ? t({
        message: `${days} (${plural(short, { one: '# short', other: '# short' })})`,
        comment: 'rests in days, and how many of them were shorter than their target',
      })
    : days;
}

function meanInWords(restDays: number): string {
  const days = numberInWords(restDays);
  return t({ message: `mean ${days}`, comment: 'days of rest' });
}

/** How much of the widest bar an ADA is. The number above it says the same. */
function AdaBar({ share }: { share: number }) {
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect width={`${share * 100}%`} height="100%" rx="2" />
    </svg>
  );
}

interface View {
  units: PersonsUnits;
  nameOf: NameOf;
  /** The greatest ADA of all paddocks. */
  mostAda: number;
}

function rowOf({ figures, stays, rests, shortRests }: PaddockReport, { units, nameOf, mostAda }: View): ReportRow {
  const { uuid, acres, grazingDays, gross, state, restDays, isRestAtLeast, restTargetDays } = figures;
  return {
    key: uuid,
    cells: [
      nameOf(uuid),
      <FigureCell key="acres" figure={acres} unit={units.area} nameOf={nameOf} />,
      numberInWords(stays),
      numberInWords(grazingDays, 1),
      <FigureCell key="ad" figure={gross.ad} unit={AD} nameOf={nameOf} />,
      <div key="ada" className={styles.ada}>
        <FigureCell figure={gross.ada} unit={units.animalDays} nameOf={nameOf} />
        {isKnown(gross.ada) && mostAda > 0 && <AdaBar share={gross.ada / mostAda} />}
      </div>,
      <div key="rests" className={styles.rests}>
        {restsInWords(rests, shortRests)}
      </div>,
      <div key="rest" className={styles.rest}>
        {state === 'grazing'
          ? t`still there`
          : restDays === null
            ? t`never grazed`
            : restNumber(restDays, isRestAtLeast)}
        {restDays !== null && <RestBar days={restDays} targetDays={restTargetDays} />}
      </div>,
    ],
  };
}

/** ADA and rest of each paddock in the season. */
export function SeasonPaddocks({ report: { report, figures, totals } }: { report: Report }) {
  const units = usePersonsUnits();
  const nameOf = useNames();
  const { paddocks } = report;
  const count = paddocks.length;
  const inOrder = useMemo(
    () => [...paddocks].sort((one, other) => collator.compare(nameOf(one.figures.uuid), nameOf(other.figures.uuid))),
    [paddocks, nameOf],
  );
  const mostAda = Math.max(0, ...paddocks.map(({ figures: { gross } }) => gross.ada).filter(isKnown));
  const { gross, acres } = figures.ranch;
  const staysOfRows = paddocks.reduce((sum, { stays }) => sum + stays, 0);
  const { grazedStays } = report;
  const counted = numberInWords(staysOfRows);
  return (
    <Card>
      <h2>{t`Paddocks`}</h2>
      <ReportTable
        label={t`Paddocks of the season`}
        columns={[
          { name: t`Paddock`, isName: true },
          { name: units.isMetric ? t`Hectares` : t`Acres`, isNumber: true },
          { name: t`Stays`, isNumber: true },
          { name: t`Grazing days`, isNumber: true },
          { name: t`AD`, isNumber: true },
          { name: adaName(units.animalDays), isNumber: true },
          { name: t`Rested before`, isNumber: true },
          { name: t`Rest days`, isNumber: true },
        ]}
        rows={inOrder.map((each) => rowOf(each, { units, nameOf, mostAda }))}
        sums={[
          plural(count, { one: '# paddock', other: '# paddocks' }),
          <FigureCell key="acres" figure={acres} unit={units.area} nameOf={nameOf} />,
          counted,
          '',
          <FigureCell key="ad" figure={gross.ad} unit={AD} nameOf={nameOf} />,
          <FigureCell key="ada" figure={gross.ada} unit={units.animalDays} nameOf={nameOf} />,
          totals.meanRestDays === null ? NONE : meanInWords(totals.meanRestDays),
          '',
        ]}
      />
      {staysOfRows > grazedStays && (
        <p>
          {t`A stay with open gates counts in each of its paddocks: these ${counted} are ${plural(grazedStays, { one: '# different stays', other: '# different stays' })}.`}
        </p>
      )}
    </Card>
  );
}
