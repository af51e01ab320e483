import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { closuresWithin } from '@domain/animals/paddocks/closures';
import { t } from '@domain/words';
import { selectClosures } from '@records/closedGround';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Card } from '@shared/components/Card';
import { Cell, HeadCell, Table, TableRow } from '@shared/components/Table';
import { paddockHref } from '@shared/recordHrefs';
import { dateAt, timeAt } from '@shared/time/ranchTime';

/** The paddocks that are closed now by what they were treated with. */
export function ClosedPaddocks() {
  const { now, zone } = useRanchView();
  const nameOf = useNames();
  const closures = closuresWithin(useSelector(selectClosures), now, now);
  if (closures.length === 0) return null;
  return (
    <Card>
      <h2>{t`Paddocks closed by a treatment`}</h2>
      <Table label={t`Paddocks closed by a treatment`} head={[t`Paddock`, t`Product`, t`Treated`, t`Grazing from`]}>
        {closures.map(({ uuid, paddockUuid, product, from, until }) => (
          <TableRow key={uuid}>
            <HeadCell>
              <Link to={paddockHref(paddockUuid)}>{nameOf(paddockUuid)}</Link>
            </HeadCell>
            <Cell name={t`Product`}>{product}</Cell>
            <Cell name={t`Treated`}>{dateAt(from, zone)}</Cell>
            <Cell name={t`Grazing from`}>{timeAt(until, zone)}</Cell>
          </TableRow>
        ))}
      </Table>
    </Card>
  );
}
