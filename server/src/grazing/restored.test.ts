import { randomUUID } from 'node:crypto';
import { backUp, newFolder, restoreInto } from '../../test/support/backedUp';
import { newRecord, GrazingRanch } from '../../test/support/GrazingRanch';
import { TestApp } from '../../test/support/testApp';
import { createEmptyDatabase } from '../../test/support/testDatabase';

jest.setTimeout(120_000);

test('D11: attack W7: a restored backup has another epoch, and no revision means two things', async () => {
  const before = await TestApp.start();
  const ranch = await GrazingRanch.start(before);
  const [herd, late] = [randomUUID(), randomUUID()];
  await ranch.write([newRecord('herd', {}, herd)]);
  const [files, target] = await Promise.all([newFolder(), createEmptyDatabase()]);
  await backUp(before.databaseUrl, files.at('file'));
  // What a client saw after the backup was made, and the restored server does not know.
  const lost = await ranch.write([{ kind: 'herd', uuid: herd, base: 2, data: { name: 'Lost' } }]);
  const { epoch, head } = await ranch.page();
  await restoreInto({ databaseUrl: target.url }, files.at('file'));

  const after = await TestApp.start({ reroute: async () => target.url });
  const token = ranch.host.owner;
  const read = (query: string) => after.get(`${ranch.path}/records${query}`, { token });
  for (const query of [`?since=${head}&epoch=${epoch}`, `?epoch=${epoch}`, `?since=${head}`]) {
    expect((await read(query)).json()).toMatchObject({ code: 'reset' });
  }
  const page = (await read('')).json();
  expect(page).toMatchObject({ head: 2, next: 2 });
  expect(page.epoch).not.toBe(epoch);

  const send = async (change: object) => {
    const at = after.clock.now().toISOString();
    const group = { uuid: randomUUID(), at, label: '', import_uuid: null, changes: [change] };
    const answer = await after.post(`${ranch.path}/changes`, { schema: 1, sent_at: at, groups: [group] }, { token });
    return answer.json().results[0];
  };
  // What waited on the client was made on a herd that the restored server does not know: it tells how it is.
  for (const data of [{ color: '#000000' }, null]) {
    expect(await send({ kind: 'herd', uuid: herd, base: lost, data })).toMatchObject({
      code: 'changed_meanwhile',
      records: [{ uuid: herd, revision: 2, data: { name: 'Cows' } }],
    });
  }
  expect(await send({ kind: 'herd', uuid: herd, base: 2, data: { color: '#000000' } })).toMatchObject({
    status: 'applied',
  });
  expect(await send(newRecord('herd', {}, late))).toMatchObject({ status: 'applied' });
  // And what somebody has changed there is told apart, whatever its revision was before.
  expect(await send({ kind: 'herd', uuid: herd, base: lost, data: { color: '#ffffff' } })).toMatchObject({
    code: 'changed_meanwhile',
  });
  await Promise.all([before.close(), after.close()]);
  await Promise.all([files.remove(), target.drop()]);
});
