import { randomUUID } from 'node:crypto';
import type { ChangesAnswer } from '@contract/grazing/changes';
import type { DeletedGroups, PastImports, RecordHistory } from '@contract/grazing/history';
import { actAs } from '../../test/support/actAs';
import { aGroup, GrazingRanch, newRecord, type SentGroup } from '../../test/support/GrazingRanch';
import { TestApp } from '../../test/support/testApp';

jest.setTimeout(60_000);

const NOBODY = '00000000-0000-0000-0000-000000000000';

let test: TestApp;
let ranch: GrazingRanch;
let ana: string;
let bo: string;
let boUuid: string;
const uuidOf = async (token: string) => (await test.me(token)).json<{ uuid: string }>().uuid;
beforeAll(async () => {
  test = await TestApp.start();
});
beforeEach(async () => {
  ranch = await GrazingRanch.start(test);
  ana = await ranch.member(`ana-${ranch.uuid}@example.com`, 'member');
  bo = await ranch.member(`bo-${ranch.uuid}@example.com`, 'member');
  boUuid = await uuidOf(bo);
});
afterAll(() => test.close());

const call = (groups: SentGroup[], query: string, token: string) => {
  const body = { schema: 1, sent_at: test.clock.now().toISOString(), groups };
  return test.post(`${ranch.path}/changes${query}`, body, { token });
};
/** What becomes of groups of a file that Ana reads on her device. */
const sendFile = async (groups: SentGroup[], person: string, token = ana) =>
  (await call(groups, `?file_of=${person}`, token)).json<ChangesAnswer>().results;
const get = async <Told>(path: string): Promise<Told> =>
  (await test.get(`${ranch.path}/${path}`, { token: ranch.host.owner })).json<Told>();
const history = async (uuid: string) => (await get<RecordHistory>(`records/${uuid}/history`)).versions;
const kept = async ({ uuid }: SentGroup) => {
  const groups = test.db.selectFrom('record_groups').select('file_of').where('ranch_uuid', '=', ranch.uuid);
  return (await groups.where('uuid', '=', uuid).executeTakeFirst())?.file_of;
};
const aHerd = () => {
  const herd = newRecord('herd');
  return { herd, group: aGroup([herd]) };
};
const rename = (uuid: string, base: unknown, name: string) => aGroup([{ kind: 'herd', uuid, base, data: { name } }]);

describe('a group from a file of changes', () => {
  it('OFFLINE O9: is its sender’s, and named so wherever it is told', async () => {
    const herd = newRecord('herd');
    const group = aGroup([herd], { import_uuid: randomUUID() });
    expect(await sendFile([group], boUuid)).toMatchObject([{ status: 'applied', revision: 2 }]);
    const told = {
      changed_by: { uuid: await uuidOf(ana) },
      file_of: { person: { uuid: boUuid, full_name: 'Maria Lopez' } },
    };
    expect(await history(herd.uuid)).toMatchObject([told]);
    expect((await get<RecordHistory>(`records/${herd.uuid}/history?related=true`)).versions).toMatchObject([told]);
    expect((await get<PastImports>('imports')).imports).toMatchObject([told]);
    await sendFile([aGroup([{ kind: 'herd', uuid: herd.uuid, base: 2, data: null }])], boUuid);
    expect((await get<DeletedGroups>('deleted')).groups).toMatchObject([told]);
  });

  it('differs from one of the sender’s own device', async () => {
    const { herd, group } = aHerd();
    await ranch.result(group, ana);
    expect(await history(herd.uuid)).toMatchObject([{ file_of: null }]);
  });

  it('OFFLINE O9: may build on what the first device has sent itself, and the first device on it', async () => {
    const { herd, group } = aHerd();
    await ranch.result(group, bo);
    const fromFile = rename(herd.uuid, group.uuid, 'Pairs');
    expect(await sendFile([group, fromFile], boUuid)).toEqual([
      { uuid: group.uuid, status: 'applied', revision: 2 },
      expect.objectContaining({ status: 'applied', revision: 3 }),
    ]);
    expect(await ranch.result(rename(herd.uuid, fromFile.uuid, 'Heifers'), bo)).toMatchObject({ revision: 4 });
  });

  it('that changed nothing is kept so too', async () => {
    const { herd } = aHerd();
    await ranch.write([herd]);
    const group = aGroup([herd]);
    expect(await sendFile([group], boUuid)).toMatchObject([{ status: 'applied', revision: null }]);
    expect(await kept(group)).toBe(boUuid);
  });

  it('says so as well of an admin who acts as the reader', async () => {
    const { herd, group } = aHerd();
    await sendFile([group], boUuid, await actAs(test, ranch.host.email));
    expect(await history(herd.uuid)).toMatchObject([{ on_behalf_of: {}, file_of: { person: { uuid: boUuid } } }]);
  });
});

describe('OFFLINE O9: a group that was applied and that another member sends again', () => {
  it('is applied as it was, with nothing changed of whose it is', async () => {
    const { herd, group } = aHerd();
    await ranch.result(group, bo);
    const before = await history(herd.uuid);
    for (const token of [ana, ranch.host.owner]) {
      expect(await sendFile([group], boUuid, token)).toEqual([{ uuid: group.uuid, status: 'applied', revision: 2 }]);
      expect(await ranch.result(group, token)).toEqual({ uuid: group.uuid, status: 'applied', revision: 2 });
    }
    expect(await history(herd.uuid)).toEqual(before);
    expect((await ranch.page()).head).toBe(2);
  });

  it('stays one of a file when its own device sends it later', async () => {
    const { group } = aHerd();
    await sendFile([group], boUuid);
    expect(await ranch.result(group, bo)).toEqual({ uuid: group.uuid, status: 'applied', revision: 2 });
    expect(await kept(group)).toBe(boUuid);
  });

  it('is applied once when both send it at the same time', async () => {
    const { group } = aHerd();
    const results = await Promise.all([ranch.result(group, bo), sendFile([group], boUuid)]);
    expect(results.flat().map((result) => ({ ...result, as_sent: undefined }))).toEqual([
      { uuid: group.uuid, status: 'applied', revision: 2 },
      { uuid: group.uuid, status: 'applied', revision: 2 },
    ]);
    expect((await ranch.page()).head).toBe(2);
  });

  it('is refused with other content, whoever sends it, and changes nothing', async () => {
    const { herd, group } = aHerd();
    await ranch.result(group, bo);
    const other = { ...group, changes: [{ ...herd, data: { ...herd.data, name: 'Heifers' } }] };
    const refused = [{ uuid: group.uuid, status: 'refused', change: null, code: 'key_reused' }];
    expect(await sendFile([other], boUuid)).toMatchObject(refused);
    expect([await ranch.result(other, ana), await ranch.result(other, bo)]).toMatchObject([...refused, ...refused]);
    expect(await ranch.record(herd.uuid)).toMatchObject({ revision: 2, data: { name: 'Cows' } });
  });

  it('is applied for a viewer too, and forbidden with other content', async () => {
    const viewer = await ranch.member(`viewer-${ranch.uuid}@example.com`, 'viewer');
    const { group } = aHerd();
    await ranch.result(group, bo);
    expect(await sendFile([group, { ...group, label: 'Other' }], boUuid, viewer)).toMatchObject([
      { status: 'applied', revision: 2 },
      { status: 'refused', code: 'forbidden' },
    ]);
  });

  it('is another group on another ranch', async () => {
    const { group } = aHerd();
    await ranch.result(group, bo);
    const elsewhere = await GrazingRanch.start(test);
    expect(await elsewhere.result({ ...group, label: 'Other' })).toMatchObject({ status: 'applied', revision: 2 });
  });
});

describe('the person of a file', () => {
  const personOf = async (person: string) => {
    const { herd, group } = aHerd();
    expect(await sendFile([group], person)).toMatchObject([{ status: 'applied' }]);
    return { told: (await history(herd.uuid))[0]?.file_of, kept: await kept(group) };
  };
  const leave = async (uuid: string) => {
    const member = test.db.deleteFrom('memberships').where('ranch_uuid', '=', ranch.uuid);
    await member.where('user_uuid', '=', uuid).execute();
  };

  it('is named after they left the team, as any writer is', async () => {
    await ranch.write([newRecord('herd')], bo);
    await leave(boUuid);
    expect((await personOf(boUuid)).told).toMatchObject({ person: { uuid: boUuid } });
  });

  it('is named after they left also where only a file names them', async () => {
    await personOf(boUuid);
    await leave(boUuid);
    expect((await personOf(boUuid)).kept).toBe(boUuid);
  });

  it('is told like any writer once their account is gone, and the group is still one of a file', async () => {
    const { herd, group } = aHerd();
    await sendFile([group], boUuid);
    await test.db.deleteFrom('users').where('uuid', '=', boUuid).execute();
    expect((await history(herd.uuid))[0]?.file_of).toEqual({ person: null });
    expect(await kept(group)).toBe(boUuid);
  });

  it('is not told whether they have an account, where the ranch does not know them', async () => {
    const outsider = await uuidOf((await GrazingRanch.start(test)).host.owner);
    const nobodyInParticular = { told: { person: null }, kept: NOBODY };
    expect(await personOf(outsider)).toEqual(nobodyInParticular);
    expect(await personOf(randomUUID())).toEqual(nobodyInParticular);
    await leave(boUuid);
    expect(await personOf(boUuid)).toEqual(nobodyInParticular);
  });

  it.each(['?file_of=', '?file_of=bo', `?file_of=${NOBODY}&file_of=${NOBODY}`, `?file_of=${NOBODY.slice(1)}`])(
    'is a uuid: %s is refused, and nothing is applied',
    async (query) => {
      const response = await call([aHerd().group], query, ana);
      expect([response.statusCode, response.json()]).toMatchObject([422, { details: { file_of: expect.any(String) } }]);
      expect((await ranch.page()).head).toBe(1);
    },
  );

  it('is asked for after the version of the fields', async () => {
    const body = { schema: 99, sent_at: test.clock.now().toISOString(), groups: [] };
    expect((await test.post(`${ranch.path}/changes?file_of=bo`, body, { token: ana })).statusCode).toBe(503);
  });
});
