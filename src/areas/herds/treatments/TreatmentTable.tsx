import { Link } from 'react-router';
import type { Dated } from '@domain/grazing/records';
import { plural, t } from '@domain/words';
import type { OpenEntryDialog } from '@entries/entryKinds';
import { treatedInWords } from '@entries/treating/treatedInWords';
import type { DataOf } from '@records/index';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { Cell, HeadCell, Table, TableRow } from '@shared/components/Table';
import { herdHref } from '@shared/recordHrefs';
import { dateAt } from '@shared/time/ranchTime';

export type Given = Dated<DataOf<'treatment'>>;

/** Where nobody entered hours or days for a use, it has no clock. */
const NO_CLOCK = '–';

const days = (value: number, isNever: boolean): string =>
  isNever ? t`never for food` : plural(value, { one: '# day', other: '# days' });

interface TreatmentTableProps {
  treatments: readonly Given[];
  open: OpenEntryDialog;
}

/** Treatments as rows, each with the way to its form. */
export function TreatmentTable({ treatments, open }: TreatmentTableProps) {
  const { zone, mayRecord } = useRanchView();
  const nameOf = useNames();
  const head = [t`Product`, t`Given`, t`Herd`, t`Animals`, t`Meat`, t`Milk`, t`Export`, t`Given by`];
  return (
    <Table label={t`Treatments`} head={mayRecord ? [...head, t`Edit`] : head}>
      {treatments.map(({ uuid, at, data }) => {
        const { product, meat_days: meat, milk_hours: milk, export_days: abroad, not_for_food: isNever } = data;
        const given = dateAt(at, zone);
        return (
          <TableRow key={uuid}>
            <HeadCell>
              <span translate="no">{product}</span>
            </HeadCell>
            <Cell name={t`Given`}>{given}</Cell>
            <Cell name={t`Herd`}>
              <Link to={herdHref(data.herd_uuid)}>{nameOf(data.herd_uuid)}</Link>
            </Cell>
            <Cell name={t`Animals`}>{treatedInWords(data)}</Cell>
            <Cell name={t`Meat`}>{meat === null && !isNever ? t`not known` : days(meat ?? 0, isNever)}</Cell>
            <Cell name={t`Milk`}>{milk === null ? NO_CLOCK : plural(milk, { one: '# hour', other: '# hours' })}</Cell>
            <Cell name={t`Export`}>{abroad === null ? NO_CLOCK : days(abroad, false)}</Cell>
            <Cell name={t`Given by`}>{data.by === '' ? NO_CLOCK : data.by}</Cell>
            {mayRecord && (
              <Cell>
                <Button
                  look="quiet"
                  aria-label={t`Edit: ${product}, ${given}`}
                  onClick={() => open('edit-treatment', { entry: uuid })}
                >{t`Edit`}</Button>
              </Cell>
            )}
          </TableRow>
        );
      })}
    </Table>
  );
}
