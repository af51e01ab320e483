import { aRanch, move, MOVE } from './testing/aRanch';
import { checkText, saidIn } from './testing/checkText';
import { History, OWNER, type Json } from './testing/History';
import { told } from './told';

const PERSON = '00000000-0000-4000-8000-0000000000b2';

/** The rows of the list whose title begins so, as line, note and writer. */
async function listed(history: History, title: string) {
  const { lists } = await checkText(history.head());
  const list = lists.find((one) => one.title.startsWith(title));
  expect(list?.count).toBe(list?.rows.length);
  return list?.rows.map(({ n, note, by }) => ({ n, note, by }));
}

const by = 'Ann';

it('entries that were written down more than 7 days after they happened', async () => {
  const history = new History()
    .group({ versions: [move('2026-03-27T00:00:00.000Z')] })
    .group({ versions: [move('2026-03-20T00:00:00.000Z')] })
    .group({ versions: [move('2026-03-20T00:00:00.000Z', 'only its note')] })
    .group({ versions: [{ kind: 'rain', data: { on: '2026-03-01', inches: 1 } }] })
    .group({ versions: [{ kind: 'paddock', data: { name: 'Creek' } }] });
  expect(await listed(history, 'Entries written down')).toEqual([
    { n: 2, note: 'happened 19 March 2026, 18:00', by },
    { n: 4, note: 'happened 1 March 2026', by },
  ]);
});

it('entries that were sent more than 7 days after they were written', async () => {
  const history = new History()
    .group({ at: '2026-03-20T00:00:00.000Z', versions: [move('2026-03-20T00:00:00.000Z')] })
    .group({ at: '2026-03-20T00:00:00.000Z', sent_at: null, versions: [move('2026-03-20T00:00:00.000Z', 'edited')] })
    .group({ at: '2026-03-30T00:00:00.000Z', versions: [move('2026-03-30T00:00:00.000Z')] });
  expect(await listed(history, 'Entries sent more')).toEqual([
    { n: 1, note: '', by },
    { n: 2, note: '', by },
  ]);
});

it('entries that were changed after the end of their season', async () => {
  const season = (ends_on: string | null) => ({
    kind: 'season',
    uuid: '00000000-0000-4000-8000-000000000051',
    data: { name: 'Summer', type: 'growing', starts_on: '2026-04-01', ends_on },
  });
  const history = new History()
    .group({ versions: [season(null)] })
    .group({ versions: [move('2026-04-03T00:00:00.000Z')] })
    .group({ versions: [season('2026-04-04')] })
    .group({ versions: [move('2026-04-03T00:00:00.000Z', 'edited')] });
  expect(await listed(history, 'Entries changed')).toEqual([{ n: 4, note: 'the season ended on 2026-04-04', by }]);
});

it('entries that were deleted', async () => {
  expect(await listed(aRanch(), 'Entries that were deleted')).toEqual([{ n: 6, note: '', by }]);
});

it('EVIDENCE 12.17: entries of a key and of a file of changes are named so', async () => {
  const history = new History();
  history.first.people = { [OWNER]: 'Ann', [PERSON]: 'Bo' };
  history
    .group({ source: 'a key', versions: [move('2026-04-02T00:00:00.000Z')] })
    .group({ file_of: PERSON, for: PERSON, versions: [move('2026-04-02T00:00:00.000Z', 'edited')] })
    .group({ file_of: 'unknown', import: 'an import', versions: [move('2026-04-02T00:00:00.000Z')] });
  expect(await listed(history, 'Entries sent by a key')).toEqual([{ n: 1, note: 'key a key', by }]);
  expect(await listed(history, 'Entries read from')).toEqual([
    { n: 2, note: 'the file of Bo', by: 'Ann for Bo' },
    { n: 3, note: 'the file of unknown', by: 'Ann, from a file' },
  ]);
});

it('clocks that went back by more than 10 minutes', async () => {
  const history = new History().group({ received_at: '2026-04-02T13:51:00.000Z' });
  history.group({ received_at: '2026-04-02T13:42:00.000Z' });
  history.group({ received_at: '2026-04-02T13:30:00.000Z', sent_at: '2026-04-04T13:40:00.000Z' });
  expect(await listed(history, 'Clocks')).toEqual([
    { n: 3, note: 'the clock of the server', by },
    { n: 3, note: 'the clock of the device, between writing and sending', by },
  ]);
});

it('a list keeps 1,000 rows and says how many more there are', async () => {
  const history = new History();
  const versions = Array.from({ length: 1_200 }, () => ({ kind: 'rain', data: { on: '2020-01-01' } }));
  const report = await checkText(history.group({ versions }));
  expect(report.lists[0]).toMatchObject({ count: 1_200, rows: { length: 1_000 } });
  expect(told(report)).toContain('  and 200 more');
});

describe('as text', () => {
  it('says the rows with both clocks and the writer, the names, and the last sentence', async () => {
    const lines = told(await checkText(aRanch()));
    expect(lines).toContain(
      `  Line 6: Deleted move; move ${MOVE}; written 7 April 2026, 08:00, received 7 April 2026, 08:00; Ann`,
    );
    expect(lines).toContain('Names as this server gave them:');
    expect(lines).toContain(`  Ann (${OWNER})`);
    expect(lines.at(-1)).toBe(
      "This shows that nothing in this file was changed since it was chained and signed. It does not show that what was written down is true, and a device's clock can be set wrong: so both clocks are shown.",
    );
  });

  it('ends with the same sentence where something was changed, and says that it is of a whole history', async () => {
    const history = aRanch();
    (history.entries[1]?.label as Json).text = 'Added \u001b[2J Creek';
    const report = await checkText(history);
    expect(saidIn(report)).toEqual(['The words of line 1 have been changed.']);
    expect(told(report).slice(-2)[0]).toBe('Of a history that is whole a check says:');
  });

  it('leaves out what would steer a terminal', async () => {
    const history = new History().group({
      text: '\u001b[2Jgone',
      versions: [{ kind: 'rain', data: { on: '2020-01-01' } }],
    });
    expect(told(await checkText(history)).join('\n')).not.toContain('\u001b');
  });
});
