import { act, screen, waitFor, within } from '@testing-library/react';
import { changed } from '@records/group';
import { changeRecorded, selectAll, selectOne, type WithRecords } from '@records/index';
import { MESA } from '@testing/aRecord';
import { aUnitRecord } from '@testing/aUnit';
import { labeled } from '@testing/labeled';
import { CHANGED, movesOf, openYear, SEAL, yearRecord } from '@testing/openYear';

const HASH = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const SEALED = { status: 200, body: { key: null, end: { n: 813, line_sha256: HASH }, heads: [] } };
const TEXT =
  'I have managed the land named Rio Seco, 200 acres, in 2026. The herds, moves and counts in this record were written down by me or by people who work with me. 100 % was written down within a week or sent as soon as there was a connection, 0 % later, 0 % comes from earlier files. To the best of my knowledge it is complete and true.';

const open = async (given: Parameters<typeof openYear>[0] = {}) => {
  const app = await openYear({ seal: SEALED, ...given });
  const state = () => app.store.getState() as WithRecords;
  return { ...app, state };
};

it('EVIDENCE 12.13: attest, change a move of that year: the page counts it', async () => {
  const records = yearRecord();
  const { user, server, store, state, ranch } = await open({ records });
  await user.click(await screen.findByRole('button', { name: 'Attest: The ranch' }));
  const text = await screen.findByLabelText(/^What you attest/);
  const dialog = within(screen.getByRole('dialog', { name: 'Attest Rio Seco, 2026' }));
  await waitFor(() => expect(text).toHaveValue(TEXT));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findAllByText(/required|Enter/i)).not.toHaveLength(0);
  await user.type(dialog.getByLabelText(/^Your name/), 'Maria Gomez');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^The ranch: attested by Maria Gomez on /)).toBeVisible();
  const [attested] = selectAll(state(), 'attestation');
  expect(attested?.data).toMatchObject({ year: 2026, unit_uuid: null, text: TEXT, chain_n: 813, line_sha256: HASH });
  expect(await screen.findByText('No entries of the year were changed since.')).toBeVisible();

  server.answers[CHANGED] = { status: 200, body: { entries: 1 } };
  const move = selectOne(state(), 'move', movesOf(records)[1] ?? '');
  if (move === undefined) throw new Error('no move');
  const later = { at: '2026-06-13T12:00:00.000Z' };
  act(() => void store.dispatch(changeRecorded(labeled('Changed it'), [changed('move', move, later)])));
  expect(await screen.findByText('1 entry was changed since')).toBeVisible();
  expect(server.callsTo(CHANGED).at(-1)?.query).toBe('year=2026&since=813');
  expect(ranch.get(attested?.uuid ?? '')?.data).toMatchObject({ name: 'Maria Gomez' });
  expect(ranch.get(move.uuid)?.data).toMatchObject(later);
});

it('EVIDENCE 7: proposes the text of the unit that is attested, which can be changed', async () => {
  const units = [aUnitRecord(), aUnitRecord('South', { paddock_uuids: [MESA] })];
  const { user, state } = await open({ records: [...yearRecord(), ...units] });
  await user.click(await screen.findByRole('button', { name: 'Attest: South' }));
  const text = await screen.findByLabelText(/^What you attest/);
  const dialog = within(screen.getByRole('dialog', { name: 'Attest South, 2026' }));
  expect((text as HTMLTextAreaElement).value).toMatch(/^I have managed the land named South, 100 acres, in 2026\. The/);
  await user.clear(text);
  await user.type(text, 'It is so.');
  await user.type(dialog.getByLabelText(/^Your name/), 'Maria Gomez');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(selectAll(state(), 'attestation')).toMatchObject([
      { data: { unit_uuid: units[1]?.uuid, text: 'It is so.' } },
    ]),
  );
});

it('says so where the history has no line yet, or where the call for it fails', async () => {
  const { user, server } = await open({ seal: { status: 200, body: { key: null, end: null, heads: [] } } });
  await user.click(await screen.findByRole('button', { name: 'Attest: The ranch' }));
  expect(await screen.findByText(/You can attest once that is done\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  server.answers[SEAL] = { status: 503, body: {} };
  await user.click(await screen.findByRole('button', { name: 'Attest: The ranch' }));
  const dialog = within(await screen.findByRole('dialog'));
  const again = await dialog.findByRole('button', { name: 'Try again' });
  server.answers[SEAL] = SEALED;
  await user.click(again);
  expect(await screen.findByLabelText(/^Your name/)).toBeVisible();
});

it.each(['member', 'viewer'] as const)('a %s attests nothing', async (role) => {
  await open({ role });
  expect(await screen.findByText('Nobody has attested this year yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Attest/ })).toBeNull();
});
