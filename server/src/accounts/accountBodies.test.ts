import fc from 'fast-check';
import { PASSWORD, TestApp } from '../../test/support/testApp';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await TestApp.start();
  token = await test.newcomer('maria@example.com');
});
afterAll(() => test.close());

describe.each([
  ['POST', '/api/v1/auth/password-reset-request', ['email']],
  ['POST', '/api/v1/auth/password-reset', ['password', 'token']],
  ['POST', '/api/v1/user/password', ['current_password', 'password']],
  ['DELETE', '/api/v1/user/me', ['password']],
  ['POST', '/api/v1/user/cancel_delete', ['token']],
] as const)('R4: %s %s', (method, path, fields) => {
  const send = (body: unknown) => test.call(method, path, { body, token });

  it('never breaks, whatever the body', async () => {
    const anything = fc.oneof(fc.json({ stringUnit: 'binary' }), fc.string(), fc.constant('{"__proto__":{"x":1}}'));
    await fc.assert(
      fc.asyncProperty(anything, async (body) => {
        const { statusCode } = await send(body);
        expect([400, 422]).toContain(statusCode);
      }),
      { numRuns: 60 },
    );
  });

  it('never breaks, whatever stands in a field', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.constantFrom("' or 1=1 --", '\0', '\ud800'),
    );
    await fc.assert(
      fc.asyncProperty(fc.tuple(text, text), async (texts) => {
        const { statusCode } = await send(Object.fromEntries(fields.map((field, index) => [field, texts[index]])));
        // After ten wrong passwords the account waits.
        expect([401, 410, 422, 429]).toContain(statusCode);
      }),
      { numRuns: 40 },
    );
    expect((await test.login('maria@example.com', PASSWORD, { ip: '10.9.9.9' })).statusCode).toBe(200);
  });
});
