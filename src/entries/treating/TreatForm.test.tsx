import { screen, waitFor, within } from '@testing-library/react';
import { aRecord, COWS } from '@testing/aRecord';
import { aProductRecord, aTreatmentRecord } from '@testing/aTreatment';
import { openCows } from '@testing/openCows';

const IVOMEC = aProductRecord();
const GIVEN = aTreatmentRecord({ product_uuid: IVOMEC.uuid });

const inDialog = () => within(screen.getByRole('dialog'));
const field = (name: string) => inDialog().getByLabelText(name);
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const open = (records: readonly object[], form: string) =>
  openCows(`/herds/${COWS}${form}`, 'owner', [...aRecord(), ...records]);

it('a product that isn’t in the list yet is offered a kind, and nothing is said against it', async () => {
  const { user } = await open([IVOMEC], '?form=add-treatment');
  await user.type(await screen.findByLabelText('Product'), 'Draxxin');
  expect(field('Kind of product')).toBeVisible();
  expect(screen.queryByText('Nothing in the list matches')).toBeNull();
});

it('a herd is treated with a product of the list in three presses; its label is copied, and the total is computed', async () => {
  const { user, changes } = await open([IVOMEC], '');
  await user.click(await screen.findByRole('button', { name: 'Treat' }));
  await user.click(await screen.findByRole('button', { name: 'Ivomec' }));
  await waitFor(() => expect(field('Meat, days')).toHaveValue('35'));
  expect(field('Export, days')).toHaveValue('0');
  expect(field('Milk, hours')).toHaveValue('');
  expect(field('Total')).not.toHaveValue('');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await closed();
  await waitFor(() =>
    expect(changes()).toMatchObject([
      {
        kind: 'treatment',
        data: {
          herd_uuid: COWS,
          product_uuid: IVOMEC.uuid,
          product: 'Ivomec',
          active: 'Ivermectin',
          animal: null,
          head: null,
          meat_days: 35,
          milk_hours: null,
          export_days: 0,
          by: 'Maria Castillo',
        },
      },
    ]),
  );
});

it('a new name adds a product to the list, and a reminder is a task, all in one group', async () => {
  const { user, changes } = await open([], '?form=add-treatment');
  await user.type(await screen.findByLabelText('Product'), 'Draxxin');
  await user.type(field('Meat, days'), '18');
  await user.type(field('Remind me of the next dose'), '2099-06-14');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await closed();
  await waitFor(() => expect(changes()).toHaveLength(3));
  const [product, task, treatment] = changes();
  expect(product).toMatchObject({ kind: 'product', data: { name: 'Draxxin', what: 'medicine', meat_days: 18 } });
  expect(task).toMatchObject({
    kind: 'task',
    data: { title: 'Next dose of Draxxin', due_on: '2099-06-14', herd_uuid: COWS },
  });
  expect(treatment).toMatchObject({ kind: 'treatment', data: { product: 'Draxxin', product_uuid: product?.uuid } });
});

it('named animals are their tags, each once and in upper case; none at all is refused, and what was typed stays', async () => {
  const { user, changes } = await open([IVOMEC], '?form=add-treatment');
  await user.type(await screen.findByLabelText('Product'), 'Ivomec');
  await user.selectOptions(field('Who'), 'Named animals');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  expect(await inDialog().findByText('Enter the tags, one per line')).toBeVisible();
  expect(field('Product')).toHaveValue('Ivomec');
  await user.type(field('Tags'), 'us 12{Enter}us 12{Enter}840');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await closed();
  await waitFor(() => expect(changes()).toMatchObject([{ data: { tags: ['US 12', '840'], head: null } }]));
});

it('other figures than those of the list stay in the treatment, or go into the list as well', async () => {
  const { user, changes } = await open([IVOMEC], '?form=add-treatment');
  await user.type(await screen.findByLabelText('Product'), 'Ivomec');
  await user.clear(field('Meat, days'));
  await user.type(field('Meat, days'), '49');
  await user.click(inDialog().getByRole('button', { name: 'Save and update the product' }));
  await closed();
  await waitFor(() =>
    expect(changes()).toMatchObject([
      { kind: 'product', uuid: IVOMEC.uuid, data: { meat_days: 49 } },
      { kind: 'treatment', data: { meat_days: 49 } },
    ]),
  );
});

it('the treatments of a herd are listed; another dose moves the last one, and the same is given again to others', async () => {
  const { user, changes } = await open([IVOMEC, GIVEN], '');
  expect(await screen.findByText('35 days for meat, 0 days for export')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Give another dose: Ivomec/ }));
  expect(await screen.findByRole('dialog', { name: 'Give another dose' })).toBeVisible();
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await closed();
  await waitFor(() => expect(changes()).toMatchObject([{ kind: 'treatment', uuid: GIVEN.uuid }]));
  expect(Object.keys(changes()[0]?.data ?? {})).toEqual(['last_at']);
  await user.click(screen.getByRole('button', { name: /^Treat again: Ivomec/ }));
  expect(await screen.findByRole('dialog', { name: 'Treat' })).toBeVisible();
  expect(field('Batch')).toHaveValue('B-22');
  expect(field('Who')).toHaveValue('all');
  expect(field('Last dose')).toHaveValue('');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await closed();
  await waitFor(() =>
    expect(changes()[1]).toMatchObject({ base: null, data: { head: null, reason: 'Lice', batch: 'B-22' } }),
  );
});

it('a treatment that is changed keeps its product, also under a name that the list has no longer', async () => {
  const renamed = aProductRecord({ name: 'Ivomec Plus' });
  const given = aTreatmentRecord({ product_uuid: renamed.uuid });
  const { user, changes } = await open([renamed, given], `?form=edit-treatment&entry=${given.uuid}`);
  await user.type(await screen.findByLabelText('Note'), 'By the creek');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await closed();
  await waitFor(() => expect(changes()).toMatchObject([{ kind: 'treatment', data: { note: 'By the creek' } }]));
  expect(Object.keys(changes()[0]?.data ?? {})).toEqual(['note']);
});

it('what was given under an old name is given again as what the list calls it now', async () => {
  const renamed = aProductRecord({ name: 'Ivomec Plus' });
  const given = aTreatmentRecord({ product_uuid: renamed.uuid });
  const { user, changes } = await open([renamed, given], '');
  await user.click(await screen.findByRole('button', { name: /^Treat again: Ivomec/ }));
  expect(await screen.findByLabelText('Product')).toHaveValue('Ivomec Plus');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await closed();
  await waitFor(() =>
    expect(changes()).toMatchObject([
      { kind: 'treatment', data: { product: 'Ivomec Plus', product_uuid: renamed.uuid, batch: 'B-22' } },
    ]),
  );
});

it('the kind of a product is asked for only where one is added, not where it is retired or was renamed', async () => {
  const retired = aProductRecord({ retired_at: '2026-05-01T12:00:00.000Z' });
  const given = aTreatmentRecord({ product_uuid: retired.uuid, tags: ['RED, 12'], head: null });
  const { user, changes } = await open([retired, given], `?form=edit-treatment&entry=${given.uuid}`);
  expect(await screen.findByLabelText('Product')).toHaveValue('Ivomec');
  expect(inDialog().queryByLabelText('Kind of product')).toBeNull();
  await user.clear(field('Product'));
  await user.type(field('Product'), 'Draxxin');
  expect(field('Kind of product')).toBeVisible();
  await user.clear(field('Product'));
  await user.type(field('Product'), 'Ivomec');
  await user.type(field('Note'), 'By the creek');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await closed();
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(Object.keys(changes()[0]?.data ?? {})).not.toContain('tags');
});

it('what a form doesn’t show to the second, or at all, stays as it was recorded', async () => {
  const times = { at: '2026-06-01T15:00:20.000Z', last_at: '2026-06-01T15:00:50.250Z' };
  const given = aTreatmentRecord({ ...times, product_uuid: IVOMEC.uuid, head: null, animal: 'cows', tags: ['A1'] });
  const { user, changes } = await open([IVOMEC, given], `?form=edit-treatment&entry=${given.uuid}`);
  await user.type(await screen.findByLabelText('Note'), 'By the creek');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await closed();
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(Object.keys(changes()[0]?.data ?? {})).toEqual(['note']);
});

it('a last dose that is still to come is refused', async () => {
  const { user, changes } = await open([IVOMEC], '?form=add-treatment');
  await user.type(await screen.findByLabelText('Product'), 'Ivomec');
  await user.type(field('Last dose'), '2099-06-14T08:00');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  expect(await inDialog().findByText('This time is still to come. Enter when it happened')).toBeVisible();
  expect(changes()).toEqual([]);
});

it('another dose that is earlier than the last one is refused: the withdrawal time would end sooner', async () => {
  const given = aTreatmentRecord({ last_at: '2026-06-08T15:00:00.000Z' });
  const { user } = await open([IVOMEC, given], '');
  await user.click(await screen.findByRole('button', { name: /^Give another dose: Ivomec/ }));
  await user.clear(field('When'));
  await user.type(field('When'), '2026-06-05T08:00');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  expect(await inDialog().findByText('A later dose is recorded already')).toBeVisible();
});

it('a product’s figures are updated by the press that was refused no more than by that one', async () => {
  const { user, changes } = await open([IVOMEC], '?form=add-treatment');
  await user.type(await screen.findByLabelText('Product'), 'Ivomec');
  await user.clear(field('Meat, days'));
  await user.type(field('Meat, days'), '49');
  await user.selectOptions(field('Who'), 'Named animals');
  await user.click(inDialog().getByRole('button', { name: 'Save and update the product' }));
  expect(await inDialog().findByText('Enter the tags, one per line')).toBeVisible();
  await user.type(field('Tags'), 'A1');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await closed();
  await waitFor(() => expect(changes()).toMatchObject([{ kind: 'treatment', data: { meat_days: 49 } }]));
});

it('a viewer reads treatments and changes none', async () => {
  await openCows(`/herds/${COWS}`, 'viewer', [...aRecord(), IVOMEC, GIVEN]);
  expect(await screen.findByText('35 days for meat, 0 days for export')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Treat|another dose/ })).toBeNull();
});
