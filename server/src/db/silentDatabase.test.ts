import { Road } from '../../test/support/Road';
import { TestApp } from '../../test/support/testApp';
import { QUERY_MS, SILENCE_MS } from './connect';

const QUERY_MS_HERE = 500;
/** When a person's browser gives a request up. */
const PERSON_MS = 15_000;

describe('R6: the database falls silent on connections that stand', () => {
  const road = new Road();
  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start({ reroute: (url) => road.open(url), queryMs: QUERY_MS_HERE });
  });
  afterAll(async () => {
    await road.close();
    await test.close();
  });

  it('a call says 503 before a person gives up, and the next one works', async () => {
    const token = await test.newcomer('maria@example.com');
    road.block();
    const start = performance.now();
    const stuck = await test.me(token);
    expect([stuck.statusCode, stuck.json().code]).toEqual([503, 'unavailable']);
    // Here is less patience than in the product, and the rest as much slack as there.
    expect(performance.now() - start).toBeLessThan(PERSON_MS - QUERY_MS + QUERY_MS_HERE);
    expect(QUERY_MS + SILENCE_MS).toBeLessThan(PERSON_MS);
    expect((await test.me(token)).statusCode).toBe(200);
    expect((await test.register({ email: 'next@example.com' })).statusCode).toBe(201);
  }, 30_000);
});
