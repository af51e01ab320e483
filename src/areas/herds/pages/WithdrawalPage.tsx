import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { salesOf } from '@domain/animals/withdrawal/clocksOf';
import { clockRows, type ClockRow } from '@domain/animals/withdrawal/rows';
import { DAY_MS } from '@domain/grazing/time';
import { t } from '@domain/words';
import { headInWords, safeFromInWords, saleInWords } from '@entries/withdrawal/withdrawalWords';
import { selectClocks } from '@entries/withdrawal/selectClocks';
import { ANIMAL_NAMES } from '@records/herdWords';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Card } from '@shared/components/Card';
import { EmptyState } from '@shared/components/EmptyState';
import { Page } from '@shared/components/Page';
import { PageHead } from '@shared/components/PageHead';
import { PageTitle } from '@shared/components/PageTitle';
import { Row, Rows } from '@shared/components/Rows';
import { Cell, HeadCell, Table, TableRow } from '@shared/components/Table';
import { ClosedPaddocks } from '../components/ClosedPaddocks';
import { wordOf } from '@shared/lib/wording';
import { herdHref } from '@shared/recordHrefs';
import { dateAt } from '@shared/time/ranchTime';
import { numberInWords } from '@shared/units/units';

/** Sales are shown for this long. */
const SOLD_MS = 400 * DAY_MS;

/** Lines of each list that are drawn. */
const SHOWN_MAX = 500;

/** How many lines there are, where not all of them are drawn. */
function NotAllShown({ count, elsewhere = '' }: { count: number; elsewhere?: string }) {
  if (count <= SHOWN_MAX) return null;
  const [shown, all] = [numberInWords(SHOWN_MAX), numberInWords(count)];
  return (
    <p>
      {t`${shown} of ${all} are shown.`} {elsewhere}
    </p>
  );
}

/** Where nobody entered hours or days for a use, it has no clock. */
const NO_CLOCK = '–';

function ClockTable({ label, rows }: { label: string; rows: readonly ClockRow[] }) {
  const { zone } = useRanchView();
  const nameOf = useNames();
  const head = [t`Herd`, t`Class`, t`Head`, t`Product`, t`Given`, t`Meat from`, t`Milk from`, t`Export from`];
  return (
    <>
      <Table label={label} head={head}>
        {rows.slice(0, SHOWN_MAX).map((row) => {
          const { animal, herdUuid, clock } = row;
          const { meat, milk, export: abroad } = clock.safeAt;
          return (
            <TableRow key={`${herdUuid} ${clock.uuid} ${animal ?? ''}`}>
              <HeadCell>
                <Link to={herdHref(herdUuid)}>{nameOf(herdUuid)}</Link>
              </HeadCell>
              <Cell name={t`Class`}>{animal === null ? t`unknown` : wordOf(ANIMAL_NAMES, animal)}</Cell>
              <Cell name={t`Head`}>{headInWords(row)}</Cell>
              <Cell name={t`Product`}>{clock.data.product}</Cell>
              <Cell name={t`Given`}>{dateAt(clock.at, zone)}</Cell>
              <Cell name={t`Meat from`}>{meat === null ? t`not known` : safeFromInWords(meat, zone)}</Cell>
              <Cell name={t`Milk from`}>{milk === null ? NO_CLOCK : safeFromInWords(milk, zone)}</Cell>
              <Cell name={t`Export from`}>{abroad === null ? NO_CLOCK : safeFromInWords(abroad, zone)}</Cell>
            </TableRow>
          );
        })}
      </Table>
      <NotAllShown count={rows.length} elsewhere={t`All of them are in the file withdrawal.csv.`} />
    </>
  );
}

/** The animals that are in withdrawal now, those of which nobody recorded the time, and what was sold too early. */
export default function WithdrawalPage() {
  const clocks = useSelector(selectClocks);
  const { now, zone } = useRanchView();
  const nameOf = useNames();
  const rows = useMemo(() => clockRows(clocks, now), [clocks, now]);
  const sales = useMemo(() => salesOf(clocks, now - SOLD_MS).reverse(), [clocks, now]);
  const isKnown = ({ clock }: ClockRow) => clock.safeAt.meat !== null;
  const [known, unknown] = [rows.filter(isKnown), rows.filter((row) => !isKnown(row))];
  return (
    <Page width="wide">
      <PageTitle title={t`In withdrawal`} />
      <PageHead
        title={t`In withdrawal`}
        lead={t`Computed from treatments, counts and animals in and out, as they are recorded. The label in your hand rules.`}
      />
      {rows.length === 0 && (
        <EmptyState title={t`Nothing is in withdrawal`}>
          {t`Once a herd is treated, it is listed here until it is safe.`}
        </EmptyState>
      )}
      {known.length > 0 && (
        <Card>
          <ClockTable label={t`In withdrawal`} rows={known} />
        </Card>
      )}
      {unknown.length > 0 && (
        <Card>
          <h2>{t`Time not recorded`}</h2>
          <p>{t`Enter the days of the label in these treatments, if need be 0.`}</p>
          <ClockTable label={t`Time not recorded`} rows={unknown} />
        </Card>
      )}
      <ClosedPaddocks />
      {sales.length > 0 && (
        <Card>
          <h2>{t`Sold before the safe date`}</h2>
          <Rows>
            {sales.slice(0, SHOWN_MAX).map((sale) => (
              <Row key={sale.transferUuid} title={<Link to={herdHref(sale.herdUuid)}>{nameOf(sale.herdUuid)}</Link>}>
                <p>{dateAt(sale.at, zone)}</p>
                <p>{saleInWords(sale, zone)}</p>
              </Row>
            ))}
          </Rows>
          <NotAllShown count={sales.length} />
        </Card>
      )}
    </Page>
  );
}
