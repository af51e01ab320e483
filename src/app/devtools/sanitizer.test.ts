import { createSanitizer } from './sanitizer';

const records = (count: number) => ({
  records: {
    byId: Object.fromEntries(Array.from({ length: count }, (_none, at) => [`id${at}`, { notes: 'private' }])),
  },
});
type Records = ReturnType<typeof records>['records'];
const countOf = ({ byId }: Records) => ({ count: Object.keys(byId).length });

describe('a slice with a summary', () => {
  it('D10: is shown by it alone, and stays small with 100,000 records', () => {
    const { state, summarize } = createSanitizer();
    summarize('records', (slice) => countOf(slice as Records));
    expect(state({ ...records(100_000), auth: { session: 'signedIn' } })).toEqual({
      records: { count: 100_000 },
      auth: { session: 'signedIn' },
    });
  });

  it('is summed up once while it stays the same', () => {
    const { state, summarize } = createSanitizer();
    const summary = jest.fn(() => ({ count: 1 }));
    summarize('records', summary);
    const slice = records(1);
    for (let at = 0; at < 25; at += 1) state({ ...slice, ui: { at } });
    expect(summary).toHaveBeenCalledTimes(1);
  });

  it('F3: shows no secret in its summary', () => {
    const { state, summarize } = createSanitizer();
    summarize('records', () => ({ token: 'canary' }));
    expect(state(records(1))).toEqual({ records: { token: '[redacted]' } });
  });
});

it('a slice that is a secret by its name shows none', () => {
  const { state } = createSanitizer();
  expect(state({ token: ['canary'], passwords: { old: 'canary' } })).toEqual({
    token: ['[redacted]'],
    passwords: { old: '[redacted]' },
  });
});

it('a state without a summary stays small too', () => {
  const { state } = createSanitizer();
  expect(JSON.stringify(state(records(100_000))).length).toBeLessThan(5_000);
});
