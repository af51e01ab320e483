import { screen, waitFor, within } from '@testing-library/react';
import { sendInPieces } from '@shared/fileWorker/answerInPieces';
import type { FromWorker } from '@shared/fileWorker/WorkerAnswer';
import { aRecord, COWS } from '@testing/aRecord';
import { openCows } from '@testing/openCows';
import { readReaderFile, type ReaderAsked } from './readReaderFile';

/** jsdom has no workers: what one would do is done beside the page. */
class MockWorker {
  onmessage: ((event: { data: FromWorker<object> }) => void) | null = null;
  postMessage(asked: ReaderAsked): void {
    void readReaderFile(asked).then((answer) => sendInPieces(answer, (data) => this.onmessage?.({ data })));
  }
  terminate(): void {
    this.onmessage = null;
  }
}

// The files of the workers are named by addresses that only a bundler can read.
jest.mock('./startReader', () => ({ startReader: () => new MockWorker() }));

/** jsdom's files know their bytes by another call than those of browsers. */
function aFile(text: string): File {
  const bytes = new TextEncoder().encode(text);
  return Object.assign(new File([bytes], 'scale.csv'), { arrayBuffer: async () => bytes.buffer });
}

const open = (form: string) => openCows(`/herds/${COWS}?form=${form}`, 'owner', aRecord());
const openAnimals = () => openCows('/herds/animals?form=add-animal', 'owner', aRecord());
const inDialog = () => within(screen.getByRole('dialog'));
const field = () => inDialog().findByLabelText('From a file');
const save = () => inDialog().getByRole('button', { name: 'Save' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('ANIMALS 5: the weights of a scale’s file are added to a session, with the lines that aren’t read', async () => {
  const { user, changes } = await open('add-weighing');
  await user.upload(await field(), aFile('EID,Weight (kg)\n982000123456789,500\n982000123456790,\n'));
  expect(await inDialog().findByText('1 weight added. Line 3: no weight.')).toBeVisible();
  await user.upload(await field(), aFile('EID,Weight\n982000123456791,1110\n'));
  expect(await inDialog().findByText('1 weight added.')).toBeVisible();
  await user.click(save());
  await closed();
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()).toMatchObject([
    {
      kind: 'weighing',
      data: {
        entries: [
          { tag: '982000123456789', lb: 500 * 2.20462 },
          { tag: '982000123456791', lb: 1110 },
        ],
      },
    },
  ]);
});

it('ANIMALS 8: a file of several sessions, or without weights, fills nothing in and says why', async () => {
  const { user } = await open('add-weighing');
  await user.upload(
    await field(),
    aFile('EID,Weight,Date\n982000123456789,1100,2026-06-01\n982000123456789,1120,2026-06-02\n'),
  );
  expect(await inDialog().findByText(/^This file has several sessions\./)).toBeVisible();
  await user.upload(await field(), aFile('982000123456789\n'));
  expect(await inDialog().findByText('This file has no weights.')).toBeVisible();
  await user.upload(await field(), aFile('EID,Weight\n9.82E+14,512\n'));
  expect(await inDialog().findByText(/^Line 2: 9\.82E\+14 is a tag that a spreadsheet has rounded/)).toBeVisible();
  expect(inDialog().queryByRole('list', { name: 'Weights' })).toBeNull();
});

it('ANIMALS 5: the tags of a reader’s file are the named animals of a treatment, each of them once', async () => {
  const { user } = await open('add-treatment');
  await user.selectOptions(await screen.findByLabelText('Who'), 'Named animals');
  await user.type(inDialog().getByLabelText('Tags'), '101');
  await user.upload(await field(), aFile('VID,Weight\n101,500\n102,\n103,510\n'));
  expect(await inDialog().findByText('2 tags added.')).toBeVisible();
  expect(inDialog().getByLabelText('Tags')).toHaveValue('101\n102\n103');
});

it('ANIMALS 5: the tags of a reader’s file are the named animals of a transfer, and its head is their number', async () => {
  const { user, changes } = await open('transfer');
  await user.selectOptions(await screen.findByLabelText('What happened'), 'Sold');
  await user.type(inDialog().getByLabelText('Named animals'), '101{Enter}');
  await user.upload(await field(), aFile('EID\n982000123456789\n982 000123456790\n'));
  expect(await inDialog().findByText('2 tags added.')).toBeVisible();
  expect(inDialog().getByLabelText('Head')).toHaveValue('3');
  await user.click(save());
  await closed();
  await waitFor(() =>
    expect(changes()).toMatchObject([{ data: { head: 3, tags: ['101', '982000123456789', '982000123456790'] } }]),
  );
});

it('ANIMALS 5: a reader’s file becomes animals of one class and herd by one press', async () => {
  const { user, changes } = await openAnimals();
  await user.upload(
    await field(),
    aFile('EID,VID,Weight,Date\n982000123456789,101,500,2026-06-20\n982000123456790,102,,2026-06-20\n'),
  );
  expect(await inDialog().findByText('2 tags added.')).toBeVisible();
  expect(inDialog().queryByLabelText('Tag')).toBeNull();
  expect(inDialog().queryByLabelText('Mother')).toBeNull();
  await user.selectOptions(inDialog().getByLabelText('Class'), 'Heifers');
  await user.selectOptions(inDialog().getByLabelText('Herd'), 'cows');
  await user.dblClick(inDialog().getByRole('button', { name: 'Make animals of 2 tags' }));
  await closed();
  await waitFor(() => expect(changes()).toHaveLength(2));
  expect(changes()).toMatchObject([
    {
      kind: 'animal',
      data: {
        animal: 'heifers',
        herd_uuid: COWS,
        at: '2026-06-20T18:00:00.000Z',
        ids: [
          { tag: '982000123456789', type: 'eid' },
          { tag: '101', type: 'visual' },
        ],
      },
    },
    { data: { ids: [{ tag: '982000123456790' }, { tag: '102' }] } },
  ]);
  expect(screen.getByText('Added 2 animals')).toBeVisible();
});

it('ANIMALS 5: tags that an animal has are left out of a file, and one tag can be typed instead', async () => {
  const { user, changes } = await openAnimals();
  await user.type(await screen.findByLabelText('Tag'), '101');
  await user.click(inDialog().getByRole('button', { name: 'Add another' }));
  expect(await inDialog().findByText('Added 101.')).toBeVisible();
  await user.upload(await field(), aFile('VID\n101\n'));
  expect(await inDialog().findByText('All of these tags have an animal here already.')).toBeVisible();
  await user.upload(await field(), aFile('VID\n101\n102\n103\n'));
  expect(await inDialog().findByText('2 tags added. 1 tag has an animal here already.')).toBeVisible();
  await user.click(inDialog().getByRole('button', { name: 'Type one tag instead' }));
  await user.type(inDialog().getByLabelText('Tag'), '104');
  await user.click(save());
  await closed();
  await waitFor(() =>
    expect(changes()).toMatchObject([{ data: { ids: [{ tag: '101' }] } }, { data: { ids: [{ tag: '104' }] } }]),
  );
});
