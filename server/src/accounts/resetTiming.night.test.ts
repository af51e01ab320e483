import { DAY, TestApp } from '../../test/support/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start({ costlyHashes: true });
  await test.newcomer('known@example.com');
});
afterAll(() => test.close());

const request = (email: string) => test.post('/api/v1/auth/password-reset-request', { email }, { ip: '10.7.7.7' });
const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

it('L3: asking for a reset link takes the same time for a known and for an unknown email', async () => {
  const times = { known: [] as number[], unknown: [] as number[] };
  const measure = async (kind: keyof typeof times, email: string) => {
    const start = performance.now();
    await request(email);
    times[kind].push(performance.now() - start);
  };
  for (let round = 0; round < 100; round += 1) {
    // So that the known one gets a mail each time.
    test.clock.advance(DAY);
    const tries = [() => measure('known', 'known@example.com'), () => measure('unknown', 'ghost@example.com')];
    for (const one of round % 2 === 0 ? tries : tries.reverse()) await one();
  }
  const { length } = await test.db.selectFrom('one_time_tokens').select('token_hash').execute();
  expect(length).toBeGreaterThanOrEqual(100);
  const [known, unknown] = [median(times.known), median(times.unknown)];
  expect(Math.abs(known - unknown)).toBeLessThan(Math.max(5, unknown * 0.1));
}, 30_000);
