import { useNames } from '@records/useHerds';
import { Card } from '@shared/components/Card';
import { FigureCell } from '@shared/figures/FigureCell';
import { numberInWords } from '@shared/units/units';
import { ReportTable } from './ReportTable';
import type { Report } from './useReport';

const COUNTED = { factor: 1, digits: 0 };
const TENTHS = { factor: 1, digits: 1 };
const NONE = '---';

/** What each herd grazed in the season, and what it was at its end. */
export function SeasonHerds({ report: { report, figures } }: { report: Report }) {
  const nameOf = useNames();
  return (
    <Card>
      <h2>Herds</h2>
      <ReportTable
        label="Herds of the season"
        columns={[
          { name: 'Herd' },
          { name: 'Head at the end', isNumber: true },
          { name: 'AU at the end', isNumber: true },
          { name: 'Stays', isNumber: true },
          { name: 'AD', isNumber: true },
        ]}
        rows={report.herds.map(({ uuid, stays, ad }) => {
          const herd = figures.herds.get(uuid);
          const isHere = herd !== undefined && !herd.isRetired;
          return {
            key: uuid,
            cells: [
              nameOf(uuid),
              isHere ? <FigureCell key="head" figure={herd.head} unit={COUNTED} nameOf={nameOf} /> : NONE,
              isHere ? <FigureCell key="au" figure={herd.au} unit={TENTHS} nameOf={nameOf} /> : NONE,
              numberInWords(stays),
              <FigureCell key="ad" figure={ad} unit={COUNTED} nameOf={nameOf} />,
            ],
          };
        })}
      />
    </Card>
  );
}
