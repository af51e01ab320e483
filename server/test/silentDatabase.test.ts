import { Road } from './Road';
import { TestApp } from './testApp';

describe('R6: the database falls silent on connections that stand', () => {
  const road = new Road();
  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start({ reroute: (url) => road.open(url) });
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
    expect(performance.now() - start).toBeLessThan(15_000);
    expect((await test.me(token)).statusCode).toBe(200);
    expect((await test.register({ email: 'next@example.com' })).statusCode).toBe(201);
  }, 30_000);
});
