import { readHistory } from '../../test/support/readHistory';
import { GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import { MINUTE, TestApp } from '../../test/support/testApp';
import { addUnchainedGroups } from '../../test/support/unchained';
import { chainPasts } from './chainPasts';

jest.setTimeout(15 * MINUTE);

const GROUPS = 100_000;
const MOST_MS = 60_000;

it('EVIDENCE 12.4: 100,000 groups are chained within a minute while people write, and none is missing', async () => {
  const test = await TestApp.start({ config: { logLevel: 'silent' } });
  const ranch = await GrazingRanch.start(test);
  await addUnchainedGroups(test.db, ranch.uuid, GROUPS);
  let isOver = false;
  let written = 0;
  const writer = async () => {
    for (; !isOver; written += 1) await ranch.write([newRecord('herd')]);
  };
  const writing = writer();
  const notChained = (error: unknown) => {
    throw error;
  };
  const { db, clock } = test;
  const begun = performance.now();
  await chainPasts({ db, clock, signal: new AbortController().signal, notChained });
  const ms = Math.round(performance.now() - begun);
  isOver = true;
  await writing;
  process.stdout.write(`${GROUPS} groups chained in ${ms} ms, ${written} groups written meanwhile\n`);
  const { body } = await test.get(`${ranch.path}/export/history.jsonl`, { token: ranch.host.owner });
  expect(readHistory(body).lines).toHaveLength(GROUPS + 2 + written);
  expect(ms).toBeLessThan(MOST_MS);
  await test.close();
});
