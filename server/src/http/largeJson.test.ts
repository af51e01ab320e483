import fc from 'fast-check';
import { turnsOf } from '../platform/turns';
import { LargeJson, LEFT_OUT, readKept } from './LargeJson';

const read = (text: string | Buffer, pieceMax = 1e6) => {
  const parse = (piece: string): unknown => JSON.parse(piece);
  return new LargeJson(Buffer.from(text), { turns: turnsOf('a test'), parse, pieceMax }).read();
};

it('reads any JSON as JSON.parse does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json({ maxDepth: 7 }), fc.constantFrom('', ' ', '\n\t'), async (text, space) => {
      // Names that reach into objects are refused.
      fc.pre(!/"(__proto__|constructor)"/.test(text));
      const sent = space + text.replace(/[,:[\]{}]/g, (mark) => (text.includes('"') ? mark : mark + space)) + space;
      expect(await read(sent)).toEqual(JSON.parse(sent));
    }),
    { numRuns: 500 },
  );
});

it('refuses what is cut off, doubled or bent anywhere', async () => {
  const whole = JSON.stringify({
    groups: [{ label: 'a "b" \\', changes: [{ data: { at: [1, -2e3, null] } }, true] }],
    n: 1,
  });
  for (let at = 0; at < whole.length; at += 1) {
    const bent = [
      whole.slice(0, at),
      whole.slice(0, at) + whole.slice(at + 1),
      `${whole.slice(0, at)}]${whole.slice(at)}`,
    ];
    for (const text of bent) {
      const expected = await Promise.resolve(text)
        .then(JSON.parse)
        .catch(() => 'refused');
      expect([text, await read(text).catch(() => 'refused')]).toEqual([text, expected]);
    }
  }
});

it.each(['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}', '[1]]', '{"a":1}{', '\ufeff{}', '[\u00a01]', ''])(
  'refuses %j',
  async (text) => {
    await expect(read(text)).rejects.toThrow();
  },
);

it('refuses bytes that are not UTF-8', async () => {
  await expect(read(Buffer.from([0x22, 0xff, 0x22]))).rejects.toThrow();
});

it('attack F9: refuses what is deeper than 64 without reading it, wherever it is, and takes 64', async () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  for (const depth of [65, 20_000, 2_000_000]) {
    await expect(read(nested(depth))).rejects.toMatchObject({ status: 422 });
    await expect(read(`{"groups":[{"changes":[{"data":${nested(depth)}}]}]}`)).rejects.toMatchObject({ status: 422 });
  }
  expect(await read(nested(64))).toEqual(JSON.parse(nested(64)));
  expect(await read(`{"a":"${'['.repeat(1_000)}\\""}`)).toEqual({ a: '['.repeat(1_000) + '"' });
});

it('leaves out a piece that is too large, and refuses thousands of fields', async () => {
  const text = JSON.stringify({ groups: [{ changes: ['x'.repeat(200), { a: 1 }] }] });
  expect(await read(text, 100)).toEqual({ groups: [{ changes: [LEFT_OUT, { a: 1 }] }] });
  const fields = Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`f${index}`, index]));
  await expect(read(JSON.stringify(fields))).rejects.toMatchObject({ status: 422 });
});

it('D12: keeps a change with many values as bytes, and reads it when it is asked for', async () => {
  const [many, few] = [{ a: Array.from({ length: 5_000 }, () => ({})) }, { a: [1, 2] }];
  const body = await read(JSON.stringify({ groups: [{ changes: [many, few] }] }));
  const { groups } = body as { groups: { changes: unknown[] }[] };
  const [kept, small] = groups[0]?.changes ?? [];
  expect(kept).not.toHaveProperty('a');
  expect([kept, small].map(readKept)).toEqual([many, few]);
  await expect(read(`{"groups":[{"changes":[{"a":[${'1,'.repeat(500)}]}]}]}`)).rejects.toThrow();
});

it('D12: reads 16 MB in turns with others', async () => {
  const change = { kind: 'paddock', data: { shape: Array.from({ length: 5_000 }, (_, index) => [index, index]) } };
  const body = JSON.stringify({ groups: [{ changes: Array.from({ length: 250 }, () => change) }] });
  let turns = 0;
  const count = setInterval(() => (turns += 1), 0);
  await read(body);
  clearInterval(count);
  expect(turns).toBeGreaterThan(5);
});
