import type { RecordDataByKind } from '@contract/grazing/records';
import { GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import { readHistory } from '../../test/support/readHistory';
import { TestApp } from '../../test/support/testApp';

let test: TestApp;
let ranch: GrazingRanch;
beforeAll(async () => {
  test = await TestApp.start();
});
beforeEach(async () => {
  ranch = await GrazingRanch.start(test);
});
afterAll(() => test.close());

type Line = Pick<RecordDataByKind['attestation'], 'chain_n' | 'line_sha256'>;

/** The lines of a ranch's chain, as an attestation names them. */
async function linesOf(of = ranch): Promise<Line[]> {
  const { body } = await test.get(`${of.path}/export/history.jsonl`, { token: of.host.owner });
  return readHistory(body).lines.map(({ sha256 }, chain_n) => ({ chain_n, line_sha256: sha256 }));
}

const attest = (line: Line | undefined) => ranch.apply([newRecord('attestation', line)]);
const REFUSED = {
  status: 'refused',
  change: 0,
  code: 'unknown_reference',
  details: { line_sha256: 'The history of this ranch doesn’t have this line. Attest again, on its last line' },
  reasons: { line_sha256: { reason: 'unknown_line' } },
};

it('attack W18: an attestation is on the last line, or on an earlier one that a phone without a signal knew', async () => {
  await ranch.write([newRecord('herd')]);
  const lines = await linesOf();
  await ranch.write([newRecord('herd')]);
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(await attest(line)).toMatchObject({ status: 'applied' });
});

it('attack W18: an attestation on a line that the ranch doesn’t have is refused', async () => {
  const other = await GrazingRanch.start(test);
  const [[genesis], [ofOther]] = [await linesOf(), await linesOf(other)];
  if (genesis === undefined) throw new Error('The chain is empty');
  const { line_sha256 } = genesis;
  for (const line of [
    ofOther,
    { chain_n: 1, line_sha256 },
    { chain_n: 1_000_000_000_000, line_sha256 },
    { chain_n: 0, line_sha256: '0'.repeat(64) },
  ])
    expect(await attest(line)).toMatchObject(REFUSED);
});

it('attack W18: an attestation that was made keeps its line, or gets one that the ranch has', async () => {
  const [genesis, second] = await linesOf();
  const made = newRecord('attestation', genesis);
  const base = await ranch.write([made]);
  const change = (data: object) => ranch.apply([{ kind: 'attestation', uuid: made.uuid, base, data }]);
  expect(await change({ chain_n: 1_000_000 })).toMatchObject(REFUSED);
  expect(await change({ name: 'Maria J. Gomez' })).toMatchObject({ status: 'applied' });
  expect(await change({ ...second })).toMatchObject({ status: 'applied' });
});
