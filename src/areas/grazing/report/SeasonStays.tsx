import { Link } from 'react-router';
import { stayFigures } from '@domain/grazing/recordedStays';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { placeInWords } from '@records/herdWords';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Card } from '@shared/components/Card';
import { FigureCell } from '@shared/figures/FigureCell';
import { appPaths } from '@shared/paths';
import { timeAt } from '@shared/time/ranchTime';
import { adaName, numberInWords } from '@shared/units/units';
import { Plural, Trans } from '@shared/words';
import { ReportTable } from './ReportTable';
import type { Report } from './useReport';

/** A page of paper has about fifty; the record and its export have all of them. */
const SHOWN_MAX = 500;
const AD = { factor: 1, digits: 0 };
const NONE = '---';

/** The stays of the season, the latest first. */
export function SeasonStays({ report: { report, figures } }: { report: Report }) {
  const { zone, now } = useRanchView();
  const { animalDays } = usePersonsUnits();
  const nameOf = useNames();
  const { timelines, period } = figures;
  const [latest, all] = [numberInWords(SHOWN_MAX), report.stays.length];
  const shown = report.stays.slice(0, SHOWN_MAX);
  return (
    <Card>
      <h2>{t`Stays`}</h2>
      <ReportTable
        label={t`Stays of the season`}
        columns={[
          { name: t`Paddock`, isName: true },
          { name: t`Herd`, isName: true },
          { name: t({ message: 'In', context: 'when a stay began' }), isTime: true },
          { name: t({ message: 'Out', context: 'when a stay ended' }), isTime: true },
          { name: t`Head`, isNumber: true },
          { name: t`Days`, isNumber: true },
          { name: t`AD`, isNumber: true },
          { name: adaName(animalDays), isNumber: true },
        ]}
        rows={shown.map((stay) => {
          const { isNow, head, days, ad, ada } = stayFigures(stay, timelines, period, now);
          const isOnPasture = stay.off === null;
          return {
            key: stay.moves[0]?.uuid ?? `${stay.herdUuid} ${stay.from}`,
            cells: [
              placeInWords(stay, nameOf),
              nameOf(stay.herdUuid),
              timeAt(stay.from, zone),
              isNow ? t`still there` : timeAt(stay.to, zone),
              head === null ? t({ message: 'unknown', context: 'head' }) : numberInWords(head),
              numberInWords(days, 1),
              isOnPasture ? <FigureCell key="ad" figure={ad} unit={AD} nameOf={nameOf} /> : NONE,
              isOnPasture ? <FigureCell key="ada" figure={ada} unit={animalDays} nameOf={nameOf} /> : NONE,
            ],
          };
        })}
      />
      {all > SHOWN_MAX && (
        <p>
          <Trans>
            The latest {latest} of <Plural value={all} one="# stays" other="# stays" />. All of them are in the{' '}
            <Link to={appPaths.grazingRecord}>record</Link>.
          </Trans>
        </p>
      )}
    </Card>
  );
}
