import type { ReactNode } from 'react';
import type { Figure } from '@domain/grazing/figure';
import { isChangedPractice } from '@domain/landUnits/againstBefore';
import type { YearRow } from '@domain/landUnits/yearSheet';
import { t } from '@domain/words';
import type { NameOf } from '@records/herdWords';
import { Badge } from '@shared/components/Badge';
import { FigureCell } from '@shared/figures/FigureCell';
import { shortDay } from '@shared/time/ranchTime';
import { numberInWords } from '@shared/units/units';
import { recordedInWords } from './recordedInWords';

/** A column of the sheet: its name with its unit, and what it says of a row. */
export interface YearColumn {
  readonly name: string;
  readonly isNumber?: boolean;
  readonly cell: (row: YearRow, nameOf: NameOf) => ReactNode;
}

/** Nothing that a figure could be of. */
const NONE = '---';

const figure = (
  name: string,
  digits: number,
  of: (row: YearRow) => Figure | null | undefined,
  factor = 1,
): YearColumn => ({
  name,
  isNumber: true,
  cell: (row, nameOf) => {
    const own = of(row);
    if (own === null || own === undefined) return NONE;
    return <FigureCell figure={own} unit={{ factor, digits }} nameOf={nameOf} />;
  },
});

const days = (name: string, of: (row: YearRow) => readonly string[]): YearColumn => ({
  name,
  cell: (row) => {
    const dates = of(row);
    return dates.length === 0 ? NONE : dates.map(shortDay).join('; ');
  },
});

/** "+12.3 %", marked where it is more than 5 %. */
function ChangeCell({ percent }: { percent: number | null }) {
  if (percent === null) return NONE;
  const amount = numberInWords(Math.abs(percent), 1);
  const sign = percent < 0 ? '−' : '+';
  return (
    <>
      {amount === '0' ? `${amount} %` : `${sign}${amount} %`}
      {isChangedPractice(percent) && (
        <>
          {' '}
          <Badge>{t`over 5 %`}</Badge>
        </>
      )}
    </>
  );
}

const change = (name: string, of: (changes: YearRow['changes']) => number | null): YearColumn => ({
  name,
  isNumber: true,
  cell: ({ changes }) => <ChangeCell percent={of(changes)} />,
});

const PERCENT_OF_SHARE = 100;

export const LAND_COLUMNS: readonly YearColumn[] = [
  figure(t`Area, ha`, 2, ({ areaHa }) => areaHa),
  figure(t`Head-days`, 0, ({ headDays }) => headDays),
  figure(t`Mean head`, 1, ({ meanHead }) => meanHead),
  figure(t`Mean weight, kg`, 0, ({ meanKg }) => meanKg),
];

export const GRAZING_COLUMNS: readonly YearColumn[] = [
  figure(t`Days grazed`, 1, ({ daysGrazed }) => daysGrazed),
  figure(t`Stays`, 0, ({ stays }) => stays),
  figure(t`Mean stay, days`, 1, ({ meanStayDays }) => meanStayDays),
  figure(t`Mean rest, days`, 1, ({ meanRestDays }) => meanRestDays),
  figure(t`Density, AU/ha`, 2, ({ densityAuHa }) => densityAuHa),
  figure(t`Animal days, AD/ha`, 1, ({ adPerHa }) => adPerHa),
];

export const CHANGE_COLUMNS: readonly YearColumn[] = [
  change(t`Head-days`, ({ headDays }) => headDays),
  change(t`Mean stay`, ({ stay }) => stay),
  change(t`Mean rest`, ({ rest }) => rest),
  change(t`Density`, ({ density }) => density),
  change(t`AD/ha`, ({ ad }) => ad),
];

export const PUT_ON_COLUMNS: readonly YearColumn[] = [
  figure(t`Hay, kg of dry matter`, 0, ({ hayDmKg }) => hayDmKg),
  figure(t`Fertilizer, kg`, 0, ({ fertiliserKg }) => fertiliserKg),
  figure(t`Nitrogen, kg`, 0, ({ nitrogenKg }) => nitrogenKg),
  figure(t`Lime, kg`, 0, ({ limeKg }) => limeKg),
  figure(t`Compost, kg`, 0, ({ compostKg }) => compostKg),
  days(t`Burned`, ({ burnedOn }) => burnedOn),
  days(t`Tilled`, ({ tilledOn }) => tilledOn),
  days(t`Seeded`, ({ seededOn }) => seededOn),
];

export const RECORDED_COLUMNS: readonly YearColumn[] = [
  figure(t`Live, %`, 1, ({ entered }) => entered?.live, PERCENT_OF_SHARE),
  figure(t`Sent later, %`, 1, ({ entered }) => entered?.sentLater, PERCENT_OF_SHARE),
  figure(t`Late, %`, 1, ({ entered }) => entered?.late, PERCENT_OF_SHARE),
  figure(t`Imported, %`, 1, ({ entered }) => entered?.imported, PERCENT_OF_SHARE),
  { name: t`Recorded`, cell: ({ entered }) => recordedInWords(entered?.recorded ?? null) ?? NONE },
];
