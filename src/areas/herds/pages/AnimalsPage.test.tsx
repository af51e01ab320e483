import { screen, waitFor, within } from '@testing-library/react';
import { aHerdRecord, aRecord, COWS } from '@testing/aRecord';
import { aTreatmentRecord } from '@testing/aTreatment';
import { openCows } from '@testing/openCows';

const id = (tag: string, from: string | null = null, to: string | null = null) => ({ tag, type: 'visual', from, to });

const anAnimal = (name: string, fields: object = {}) => ({
  ...aHerdRecord(name),
  kind: 'animal',
  data: {
    name: '',
    animal: 'cows',
    ids: [id(name)],
    herd_uuid: COWS,
    at: '2026-06-01T12:00:00.000Z',
    born_on: null,
    dam_uuid: null,
    note: '',
    ...fields,
  },
});

const BESS = anAnimal('bess', {
  name: 'Bess',
  ids: [id('A11', null, '2026-06-10'), id('982000123456789', '2026-06-11', null)],
});
const ROSE = anAnimal('rose', { ids: [id('777')] });
const GIVEN = [
  aTreatmentRecord({ head: null, tags: ['A11'], product: 'Ivomec' }),
  {
    ...aTreatmentRecord({ head: null, tags: ['982000123456789'], product: 'Draxxin', at: '2026-06-12T15:00:00.000Z' }),
    uuid: aHerdRecord('later').uuid,
  },
];

const open = (path: string, more: readonly object[] = [], role: 'owner' | 'viewer' = 'owner') =>
  openCows(path, role, [...aRecord(), BESS, ROSE, ...GIVEN, ...more]);
const inDialog = () => within(screen.getByRole('dialog'));
const shown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

it('ANIMALS 10.8: an animal is found by the last four digits of a tag, by one that it had, and by its name', async () => {
  const { user } = await open('/herds/animals');
  await screen.findByRole('table', { name: 'Animals' });
  expect(shown()).toEqual(['777', '982000123456789']);
  const search = screen.getByLabelText('Tag or name');
  for (const typed of ['6789', 'a11', 'bess']) {
    await user.clear(search);
    await user.type(search, typed);
    await waitFor(() => expect(shown()).toEqual(['982000123456789']));
  }
  await user.type(search, 'x');
  expect(await screen.findByText('No animal has this in one of its tags or its name.')).toBeVisible();
});

it('ANIMALS 10.8: treatments under a lost tag and the one that replaced it are on the animal’s page', async () => {
  await open(`/herds/animals/${BESS.uuid}`);
  expect(await screen.findByRole('heading', { name: 'Bess', level: 1 })).toBeVisible();
  expect(screen.getByText('Ivomec')).toBeVisible();
  expect(screen.getByText('Tag A11')).toBeVisible();
  expect(screen.getByText('Draxxin')).toBeVisible();
  expect(screen.getByText('Tag 982000123456789')).toBeVisible();
});

it('ANIMALS 10.8: animals that move without names leave two herds possible on the animal’s page', async () => {
  const bulls = aHerdRecord('bulls');
  const split = {
    ...aHerdRecord('split'),
    kind: 'transfer',
    data: {
      at: '2026-06-05T12:00:00.000Z',
      from_herd_uuid: COWS,
      to_herd_uuid: bulls.uuid,
      animal: null,
      head: 12,
      average_weight_lb: null,
      reason: 'split',
      note: '',
    },
  };
  await open(`/herds/animals/${ROSE.uuid}`, [bulls, split]);
  expect(await screen.findAllByText('bulls or cows')).not.toHaveLength(0);
  expect(screen.getByText('12 head moved without names on Jun 5, 2026')).toBeVisible();
});

it('a lost tag ends on the day on which another begins, so that what was done that day is the animal’s under both', async () => {
  const { user, changes } = await open(`/herds/animals/${ROSE.uuid}?form=replace-tag`);
  await screen.findByRole('dialog', { name: 'Replace a lost tag' });
  const dialog = inDialog();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter the new tag')).toBeVisible();
  await user.type(dialog.getByLabelText('New tag'), 'b 12');
  await user.clear(dialog.getByLabelText('From'));
  await user.type(dialog.getByLabelText('From'), '2026-06-20');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(changes()).toMatchObject([
      { kind: 'animal', uuid: ROSE.uuid, data: { ids: [id('777', null, '2026-06-20'), id('B 12', '2026-06-20')] } },
    ]),
  );
});

it('animals are added one after another in the same herd, and what is wrong stays typed', async () => {
  const { user, changes } = await open('/herds/animals?form=add-animal');
  await screen.findByRole('dialog', { name: 'Add animal' });
  const dialog = inDialog();
  await user.click(dialog.getByRole('button', { name: 'Add another' }));
  await waitFor(() => expect(dialog.getByLabelText('Tag')).toBeInvalid());
  await user.type(dialog.getByLabelText('Tag'), '840003123456789');
  await user.selectOptions(dialog.getByLabelText('Class'), 'Heifers');
  await user.selectOptions(dialog.getByLabelText('Herd'), 'cows');
  await user.type(dialog.getByLabelText('Mother'), 'nobody');
  await user.click(dialog.getByRole('button', { name: 'Add another' }));
  expect(await dialog.findByText('No animal of this ranch has this tag')).toBeVisible();
  expect(dialog.getByLabelText('Tag')).toHaveValue('840003123456789');
  await user.clear(dialog.getByLabelText('Mother'));
  await user.type(dialog.getByLabelText('Mother'), 'a11');
  await user.click(dialog.getByRole('button', { name: 'Add another' }));
  expect(await dialog.findByText('Added 840003123456789.')).toBeVisible();
  expect(dialog.getByLabelText('Tag')).toHaveValue('');
  expect(dialog.getByLabelText('Herd')).toHaveValue(COWS);
  await waitFor(() =>
    expect(changes()).toMatchObject([
      {
        kind: 'animal',
        data: {
          animal: 'heifers',
          ids: [{ tag: '840003123456789', type: 'eid', from: null, to: null }],
          herd_uuid: COWS,
          dam_uuid: BESS.uuid,
        },
      },
    ]),
  );
});

it('ANIMALS 5: the Enter with which a reader ends a tag goes to the next field, and adds no animal yet', async () => {
  const { user, changes } = await open('/herds/animals?form=add-animal');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add animal' }));
  await user.type(dialog.getByLabelText('Tag'), '840003123456789{Enter}');
  expect(dialog.getByLabelText('Class')).toHaveFocus();
  await user.type(dialog.getByLabelText('Mother'), 'a11{Enter}');
  expect(dialog.getByLabelText('Note')).toHaveFocus();
  expect(changes()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(changes()).toMatchObject([{ data: { ids: [{ tag: '840003123456789' }], dam_uuid: BESS.uuid } }]),
  );
});

it('ANIMALS 5: a new tag and one of several that is read by a reader send no form', async () => {
  const { user, changes } = await open(`/herds/animals/${BESS.uuid}?form=replace-tag`);
  await user.type(await screen.findByLabelText('New tag'), 'b12{Enter}');
  expect(inDialog().getByLabelText('From')).toHaveFocus();
  await user.click(inDialog().getByRole('button', { name: 'Cancel' }));
  expect(changes()).toEqual([]);
});

it('an animal that is edited keeps its mother, whoever has her tag by now', async () => {
  const heifer = anAnimal('heifer', { ids: [id('A11', '2026-06-20')] });
  const calf = anAnimal('calf', { ids: [id('CALF')], dam_uuid: BESS.uuid });
  const { user, changes } = await open(`/herds/animals/${calf.uuid}?form=edit-animal&entry=${calf.uuid}`, [
    heifer,
    calf,
  ]);
  expect(await screen.findByLabelText('Mother')).toHaveValue('A11');
  await user.type(inDialog().getByLabelText('Note'), 'Twin');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]?.data).toEqual({ note: 'Twin' });
});

it('a mother who descends from the animal is refused beside her field', async () => {
  const heifer = anAnimal('heifer', { ids: [id('HEIFER')], dam_uuid: BESS.uuid });
  const calf = anAnimal('calf', { ids: [id('CALF')], dam_uuid: heifer.uuid });
  const { user, changes } = await open(`/herds/animals/${BESS.uuid}?form=edit-animal&entry=${BESS.uuid}`, [
    heifer,
    calf,
  ]);
  await user.type(await screen.findByLabelText('Mother'), 'calf');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This mother descends from the animal itself')).toBeVisible();
  expect(changes()).toEqual([]);
});

it('a tag that two animals have on one day is warned of on both', async () => {
  const twin = anAnimal('twin', { ids: [id('777')] });
  await open(`/herds/animals/${ROSE.uuid}`, [twin]);
  expect(await screen.findByText(/^Another animal has the tag 777 on the same day/)).toBeVisible();
});

it('the page of a herd lists its animals, and a viewer changes none', async () => {
  await open(`/herds/${COWS}`, [], 'viewer');
  expect(await screen.findByRole('table', { name: 'Animals' })).toBeVisible();
  expect(shown()).toEqual(expect.arrayContaining(['777', '982000123456789']));
});

it('a viewer finds no form of an animal', async () => {
  await open('/herds/animals?form=add-animal', [], 'viewer');
  await screen.findByRole('table', { name: 'Animals' });
  expect(screen.queryByRole('button', { name: 'Add animal' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('ANIMALS 10.8: animals are sold by name: their tags fill the head, and the warning is of them', async () => {
  const { user, changes } = await open(`/herds/${COWS}?form=transfer`);
  await screen.findByRole('dialog', { name: 'Animals in or out of cows' });
  const dialog = inDialog();
  await user.selectOptions(dialog.getByLabelText('What happened'), 'Sold');
  await user.type(dialog.getByLabelText('Named animals'), 'a11{Enter}777{Enter}');
  expect(dialog.getByLabelText('Head')).toHaveValue('2');
  await user.clear(dialog.getByLabelText('When'));
  await user.type(dialog.getByLabelText('When'), '2026-06-03T12:00');
  expect(await dialog.findByText(/^Up to 1 of these 2 head are in withdrawal/)).toBeVisible();
  await user.clear(dialog.getByLabelText('Head'));
  await user.type(dialog.getByLabelText('Head'), '1');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('More tags are named than head')).toBeVisible();
  await user.clear(dialog.getByLabelText('Head'));
  await user.type(dialog.getByLabelText('Head'), '2');
  await user.type(dialog.getByLabelText('Buyer'), 'Hansen');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(changes()).toMatchObject([
      { kind: 'transfer', data: { tags: ['A11', '777'], head: 2, party: 'Hansen', document: '', reason: 'sold' } },
    ]),
  );
});
