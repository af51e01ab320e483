import { HITS } from '@domain/monitoring/monitoringFacts';
import { t } from '@domain/words';
import { changeInWords, shareInWords } from '@entries/monitoring/coverWords';
import { fieldInWords } from '@records/fieldWords';
import { useRanchView } from '@records/useRanchView';
import { dateAt } from '@shared/time/ranchTime';
import { numberInWords } from '@shared/units/units';
import { ReportTable } from '../report/ReportTable';
import type { CoverReading } from './coverReadings';
import { NONE } from './monitoredInWords';

const countOf = (value: number | null): string => (value === null ? NONE : numberInWords(value));

/** The readings of a transect, the latest first: shares with one standard error, and what changed since the one before. */
export function CoverTable({ label, readings }: { label: string; readings: readonly CoverReading[] }) {
  const { zone } = useRanchView();
  const columns = [
    { name: t`When` },
    { name: t`Points`, isNumber: true },
    ...HITS.map((hit) => ({ name: fieldInWords(hit), isNumber: true })),
    { name: t`Ground cover`, isNumber: true },
    { name: t`Under a canopy`, isNumber: true },
    { name: t`Gaps over 20 in`, isNumber: true },
    { name: t({ message: 'Change', context: 'since the reading before' }), isTime: true },
  ];
  const rows = readings.map(({ uuid, at, data, cover }, index) => {
    const before = readings[index - 1];
    return {
      key: uuid,
      cells: [
        dateAt(at, zone),
        numberInWords(cover.points),
        ...HITS.map((hit) => shareInWords(cover.shares[hit])),
        shareInWords(cover.groundCover),
        countOf(data.canopy),
        countOf(data.gaps),
        before === undefined ? NONE : changeInWords(t`Bare ground`, before.cover.shares.bare, cover.shares.bare),
      ],
    };
  });
  return <ReportTable label={label} columns={columns} rows={rows.toReversed()} />;
}
