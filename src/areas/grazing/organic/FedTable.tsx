import { isKnown } from '@domain/grazing/figure';
import { rations, type Ration } from '@domain/organic/rations';
import { t } from '@domain/words';
import { FEED_IN_WORDS, FEED_SOURCES, FEED_STATUSES } from '@entries/inWords';
import { ANIMAL_NAMES, type NameOf } from '@records/herdWords';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Card } from '@shared/components/Card';
import { FigureCell } from '@shared/figures/FigureCell';
import { wordOf } from '@shared/lib/wording';
import { numberInWords } from '@shared/units/units';
import { ReportTable } from '../report/ReportTable';
import type { Organic } from './useOrganicReport';

const OF_THE_YEAR = () => '';
const NONE = '---';

/** "Organic, certificate A-17" */
function statusInWords({ feedstuff }: Ration): string {
  if (feedstuff === undefined) return NONE;
  const { certificate } = feedstuff;
  const status = wordOf(FEED_STATUSES, feedstuff.status);
  return certificate === '' ? status : t`${status}, certificate ${certificate}`;
}

/** "Cows of Main herd"; a herd that is called as its animals are is not named twice. */
function eaterInWords({ share: { to } }: Ration, nameOf: NameOf): string {
  const [animal, herd] = [wordOf(ANIMAL_NAMES, to.animal), nameOf(to.herdUuid)];
  return animal.toLowerCase() === herd.trim().toLowerCase() ? herd : t`${animal} of ${herd}`;
}

/** What each class of each herd was fed in the season: as fed, and as dry matter. */
export function FedTable({ organic: { records, report } }: { organic: Organic }) {
  const { weight } = useRanchView();
  const nameOf = useNames();
  const unit = weight.short;
  const fed = rations(report.fed, records, OF_THE_YEAR);
  const rowOf = (ration: Ration, index: number) => {
    const { share, feedstuff, what, lb, dryLb } = ration;
    const { dm_percent: percent } = share.feed.data;
    return {
      key: String(index),
      cells: [
        feedstuff?.name ?? wordOf(FEED_IN_WORDS, what),
        eaterInWords(ration, nameOf),
        feedstuff === undefined ? NONE : wordOf(FEED_SOURCES, feedstuff.source),
        statusInWords(ration),
        percent === null ? t`missing` : numberInWords(percent, 1),
        <FigureCell key="lb" figure={lb.figure} unit={weight} nameOf={nameOf} />,
        isKnown(dryLb.figure) ? numberInWords(dryLb.figure * weight.factor, weight.digits) : t`cannot be told`,
      ],
    };
  };
  return (
    <Card>
      <h3>{t`Feeds`}</h3>
      {fed.length === 0 ? (
        <p>{t`Nothing was fed on the days that count.`}</p>
      ) : (
        <ReportTable
          label={t`Feeds`}
          columns={[
            { name: t`Feed`, isName: true },
            { name: t`For` },
            { name: t`Where it is from` },
            { name: t`Organic` },
            { name: t`DM %`, isNumber: true },
            { name: t`As fed, ${unit}`, isNumber: true },
            { name: t`Dry matter, ${unit}`, isNumber: true },
          ]}
          rows={fed.map(rowOf)}
        />
      )}
    </Card>
  );
}
