import { screen, waitFor, within } from '@testing-library/react';
import type { ChangesCall } from '@contract/grazing/changes';
import { aPaddockTreatmentRecord } from '@testing/aPaddockTreatment';
import { aMoveRecord, aRecord, COWS, MESA } from '@testing/aRecord';
import { aProductRecord } from '@testing/aTreatment';
import { aMe, aRanch } from '@testing/factories';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

async function open(path: string, records: readonly object[] = [], role: 'owner' | 'viewer' = 'owner') {
  const { user, server } = await renderApp(path, {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': { status: 200, body: aMe({ ranches: [aRanch({ role })] }) },
      ...fakeRecordServer([...aRecord(), ...records]).answers,
    },
  });
  const changes = () =>
    server
      .callsTo(CHANGES)
      .flatMap(({ body }) => (body as ChangesCall).groups)
      .flatMap((group) => group.changes);
  return { user, changes };
}

const inDialog = () => within(screen.getByRole('dialog'));
const field = (name: string) => inDialog().getByLabelText(name);
const save = () => inDialog().getByRole('button', { name: 'Save' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('a paddock is treated from its page, and is closed; a new product goes onto the list with its days', async () => {
  const { user, changes } = await open(`/paddocks/${MESA}`);
  await user.click(await screen.findByRole('button', { name: 'Treat paddock' }));
  await user.type(await screen.findByLabelText('Product'), 'Grazon');
  await user.type(field('No grazing, days'), '30');
  expect(await inDialog().findByText(/^mesa is closed to grazing until /)).toBeVisible();
  await user.click(save());
  await closed();
  await waitFor(() => expect(changes()).toHaveLength(2));
  const [product, treatment] = changes();
  expect(product).toMatchObject({ kind: 'product', data: { name: 'Grazon', what: 'herbicide', graze_days: 30 } });
  expect(treatment).toMatchObject({
    kind: 'paddock_treatment',
    data: {
      ...{ paddock_uuid: MESA, product: 'Grazon', product_uuid: product?.uuid, what: 'herbicide' },
      ...{ graze_days: 30, export_days: null, acres: null, by: 'Maria Castillo' },
    },
  });
  expect(await screen.findByText('Closed')).toBeVisible();
  expect(screen.getByText(/^Closed to grazing until .* \(Grazon\)\.$/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText('Closed')).toBeNull());
  expect(screen.getByText('No treatments yet.')).toBeVisible();
});

it('a product of the list fills in its kind and its days, which may be changed', async () => {
  const grazon = aProductRecord({ name: 'Grazon', what: 'pesticide', graze_days: 14, export_days: 42 });
  const { user, changes } = await open(`/paddocks/${MESA}?form=add-paddock_treatment`, [grazon]);
  await user.type(await screen.findByLabelText('Product'), 'grazon');
  await waitFor(() => expect(field('No grazing, days')).toHaveValue('14'));
  expect(field('Kind')).toHaveValue('pesticide');
  await user.clear(field('Export, days'));
  await user.click(save());
  await closed();
  await waitFor(() =>
    expect(changes()).toMatchObject([
      { kind: 'paddock_treatment', data: { product_uuid: grazon.uuid, graze_days: 14, export_days: null } },
    ]),
  );
});

it('no product and half a day are refused, and what was typed stays', async () => {
  const { user, changes } = await open(`/paddocks/${MESA}?form=add-paddock_treatment`);
  await user.type(await screen.findByLabelText('No grazing, days'), '1.5');
  await user.click(save());
  expect(await inDialog().findByText('Enter a whole number from 0 to 2,000 (days)')).toBeVisible();
  expect(field('Product')).toBeInvalid();
  expect(field('No grazing, days')).toHaveValue('1.5');
  expect(changes()).toEqual([]);
});

it('a treatment of a paddock is listed, changed and deleted', async () => {
  const given = aPaddockTreatmentRecord(daysAgo(10));
  const { user, changes } = await open(`/paddocks/${MESA}`, [given]);
  expect(await screen.findByText(/Herbicide\. 2 l\/ha\. Bo$/)).toBeVisible();
  const more = () => user.click(screen.getByRole('button', { name: /^More for Grazon/ }));
  await more();
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  await waitFor(() => expect(field('No grazing, days')).toHaveValue('30'));
  await user.clear(field('No grazing, days'));
  await user.click(save());
  await closed();
  await waitFor(() => expect(changes()).toMatchObject([{ uuid: given.uuid, data: { graze_days: null } }]));
  expect(screen.getByText('Days without grazing unknown')).toBeVisible();
  expect(screen.queryByText('Closed')).toBeNull();
  await more();
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(changes()[1]).toMatchObject({ uuid: given.uuid, data: null }));
});

it('the move form warns before the days are over, and not after', async () => {
  const { user } = await open(`/herds/${COWS}?form=move&paddock=${MESA}`, [aPaddockTreatmentRecord(daysAgo(10))]);
  await user.click(await screen.findByRole('radio', { name: /^mesa/ }));
  expect(await screen.findByText(/^mesa was treated with Grazon and is closed from .* to .*\.$/)).toBeVisible();
});

it('nothing is said of a paddock whose days are over', async () => {
  const { user } = await open(`/herds/${COWS}?form=move&paddock=${MESA}`, [aPaddockTreatmentRecord(daysAgo(30.1))]);
  await user.click(await screen.findByRole('radio', { name: /^mesa/ }));
  expect(screen.queryByText(/was treated with/)).toBeNull();
});

it('a stay says that its paddock was treated before its days were over, and while the herd was in it', async () => {
  const early = aMoveRecord(MESA, { at: daysAgo(5) });
  const before = aPaddockTreatmentRecord(daysAgo(10));
  const during = aPaddockTreatmentRecord(daysAgo(2), { product: 'Lime', graze_days: null });
  await open(`/herds/${COWS}`, [early, before, { ...during, uuid: before.uuid.replace(/.$/, '7') }]);
  expect(await screen.findByText(/^mesa was treated with Grazon and closed until /)).toBeVisible();
  expect(screen.getByText(/^mesa was treated with Lime on .*, while the herd was in it\.$/)).toBeVisible();
});

it('the list of what is in withdrawal has a table of the paddocks that are closed', async () => {
  await open('/herds/withdrawal', [aPaddockTreatmentRecord(daysAgo(10))]);
  const table = within(await screen.findByRole('table', { name: 'Paddocks closed by a treatment' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Paddock',
    'Product',
    'Treated',
    'Grazing from',
  ]);
  expect(table.getByRole('link', { name: 'mesa' })).toBeVisible();
  expect(table.getByRole('cell', { name: 'Grazon' })).toBeVisible();
});

it('a viewer reads what a paddock was treated with, and treats none', async () => {
  await open(`/paddocks/${MESA}`, [aPaddockTreatmentRecord(daysAgo(10))], 'viewer');
  expect(await screen.findByText(/Herbicide\. 2 l\/ha\. Bo$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Treat paddock' })).toBeNull();
});
