import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { dateOfDay, dayNumber } from '@domain/grazing/time';
import { t } from '@domain/words';
import { selectRanch } from '@features/user';
import { selectAll, selectHerdFigures, type WithRecords } from '@records/index';
import { SealFoot } from '@records/seal/SealFoot';
import { Button } from '@shared/components/Button';
import { Page } from '@shared/components/Page';
import { PageHead } from '@shared/components/PageHead';
import { PageTitle } from '@shared/components/PageTitle';
import { Pills } from '@shared/components/Pills';
import { dayInWords } from '@shared/lib/dates';
import { saveBlob } from '@shared/lib/saveFile';
import { appPaths } from '@shared/paths';
import styles from '../chart/ChartPrintPage.module.css';
import { PAPERS, paintChartSheet, type Paper } from '../chart/paintChartSheet';
import { useChartModel } from '../chart/useChartModel';

const MONTHS = [
  { value: '3', label: t`3 months` },
  { value: '6', label: t`6 months` },
  { value: '12', label: t`12 months` },
] as const;
type Months = (typeof MONTHS)[number]['value'];

const PAPER_OPTIONS = (['letter', 'a4', 'tabloid', 'a3'] as const).map((value) => ({
  value,
  label: PAPERS[value].label,
}));

/** The first day of a month so many months after the one of a day. */
function monthsLater(day: number, months: number): number {
  const date = new Date(`${dateOfDay(day).slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return dayNumber(date.toISOString().slice(0, 10));
}

const words = (day: number): string => dayInWords(`${dateOfDay(day)}T12:00:00`);

/** The chart of some months on one sheet: printed, or taken as a picture. */
export default function ChartPrintPage() {
  const ranch = useSelector(selectRanch);
  const herds = useSelector((state: WithRecords) => selectAll(state, 'herd'));
  const figures = useSelector((state: WithRecords) => selectHerdFigures(state));
  const model = useChartModel();
  const [paper, setPaper] = useState<Paper>('letter');
  const [months, setMonths] = useState<Months>('6');
  /** How many months before the present one the sheet begins. */
  const [before, setBefore] = useState(3);
  const canvas = useRef<HTMLCanvasElement>(null);

  const first = monthsLater(Math.floor(model.today), -before);
  const end = monthsLater(first, Number(months));
  const title = ranch?.name ?? '';
  const [from, until] = [words(first), words(end - 1)];
  const subtitle = t`Grazing chart, ${from} to ${until}`;
  const live = herds.filter(({ uuid }) => figures.get(uuid)?.isRetired === false);
  useEffect(() => {
    if (canvas.current === null) return;
    paintChartSheet(canvas.current, {
      model,
      paper,
      title,
      subtitle,
      days: [first, end],
      herds: live.map(({ data }) => ({ name: data.name, color: data.color })),
    });
  });
  const fileName = `${title || t({ message: 'ranch', comment: 'Begins the name of a file.' })} ${subtitle}.png`;
  const save = () => canvas.current?.toBlob((picture) => picture && saveBlob(fileName, picture));
  return (
    <Page width="wide">
      <PageTitle title={t`Print the chart`} />
      <div className={styles.screen}>
        <PageHead
          above={
            <Link className={styles.back} to={appPaths.grazingChart}>
              {t`Back to the chart`}
            </Link>
          }
          title={t`Print the chart`}
          lead={t`${from} to ${until}, on one page.`}
          actions={
            <>
              <Button look="quiet" onClick={save}>
                {t`Save as image`}
              </Button>
              <Button onClick={() => window.print()}>{t`Print`}</Button>
            </>
          }
        />
        <div className={styles.choices}>
          <Pills label={t`Paper`} options={PAPER_OPTIONS} chosen={paper} onChoose={setPaper} />
          <Pills label={t`How long`} options={MONTHS} chosen={months} onChoose={setMonths} />
          <div className={styles.steps}>
            <Button look="quiet" onClick={() => setBefore(before + 1)}>
              {t`A month earlier`}
            </Button>
            <Button look="quiet" onClick={() => setBefore(before - 1)}>
              {t`A month later`}
            </Button>
          </div>
        </div>
      </div>
      <canvas
        ref={canvas}
        className={[styles.paper, styles[paper]].join(' ')}
        role="img"
        aria-label={t`Grazing chart, ${from} to ${until}. The page of the chart has the same as a table.`}
      />
      <footer className={styles.foot}>
        <SealFoot />
      </footer>
    </Page>
  );
}
