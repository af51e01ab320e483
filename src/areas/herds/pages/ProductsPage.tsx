import { useSelector } from 'react-redux';
import { collator } from '@domain/language/language';
import { plural, t } from '@domain/words';
import { EntryActs } from '@entries/components/EntryActs';
import { EntryDialogs } from '@entries/components/EntryDialogs';
import { RetireFromList } from '@entries/components/RetireFromList';
import { selectAll, type DataOf, type Held, type WithRecords } from '@records/index';
import { PRODUCT_USE_NAMES } from '@records/treatmentWords';
import { useRanchView } from '@records/useRanchView';
import { Badge } from '@shared/components/Badge';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { EmptyState } from '@shared/components/EmptyState';
import { Page } from '@shared/components/Page';
import { PageHead } from '@shared/components/PageHead';
import { PageTitle } from '@shared/components/PageTitle';
import { Row, Rows } from '@shared/components/Rows';
import { useDialogInAddress, type AddressedDialog } from '@shared/lib/useDialogInAddress';
import { wordOf } from '@shared/lib/wording';

type Product = Held<DataOf<'product'>>;

function daysOf({ meat_days: meat, milk_hours: milk, graze_days: graze }: DataOf<'product'>): string {
  return [
    meat === null ? t`meat withdrawal unknown` : plural(meat, { one: '# day for meat', other: '# days for meat' }),
    milk === null ? '' : plural(milk, { one: '# hour for milk', other: '# hours for milk' }),
    graze === null ? '' : plural(graze, { one: 'no grazing for # day', other: 'no grazing for # days' }),
  ]
    .filter(Boolean)
    .join(', ');
}

function ProductRow({ product, open }: { product: Product; open: AddressedDialog['open'] }) {
  const { mayRecord } = useRanchView();
  const { name, what, active, reg_no: number, retired_at: retired, note } = product.data;
  return (
    <Row
      title={
        <>
          <b translate="no">{name}</b>{' '}
          {retired !== null && <Badge>{t({ message: 'Retired', context: 'a product' })}</Badge>}
        </>
      }
      actions={
        <>
          {mayRecord && <RetireFromList kind="product" held={product} />}
          <EntryActs kind="product" held={product} label={t`More for ${name}`} about={name} open={open} />
        </>
      }
    >
      <p>{[wordOf(PRODUCT_USE_NAMES, what), active, number].filter(Boolean).join(', ')}</p>
      <p>{daysOf(product.data)}</p>
      {note !== '' && <p>{note}</p>}
    </Row>
  );
}

/** The ranch's own list of products, with what their labels say. */
export default function ProductsPage() {
  const dialog = useDialogInAddress();
  const { mayRecord } = useRanchView();
  const all = useSelector((state: WithRecords) => selectAll(state, 'product'));
  const products = [...all].sort(
    (one, other) =>
      Number(one.data.retired_at !== null) - Number(other.data.retired_at !== null) ||
      collator.compare(one.data.name, other.data.name),
  );
  const add = <Button onClick={() => dialog.open('add-product')}>{t`Add product`}</Button>;
  return (
    <Page>
      <PageTitle title={t`Products`} />
      <PageHead title={t`Products`} actions={mayRecord && products.length > 0 && add} />
      {products.length === 0 ? (
        <EmptyState title={t`No products yet`} actions={mayRecord && add}>
          {t`What you treat animals and paddocks with. Each treatment adds its product, too.`}
        </EmptyState>
      ) : (
        <Card>
          <Rows>
            {products.map((product) => (
              <ProductRow key={product.uuid} product={product} open={dialog.open} />
            ))}
          </Rows>
        </Card>
      )}
      <EntryDialogs dialog={dialog} subject={{ name: '' }} />
    </Page>
  );
}
