import { joining } from '../support/HostRanch';
import { partnerToken, partner } from '../support/partners';
import { keyOf, partsOf, seal, type Link } from './forge';
import { forgedHeaders } from './forgedHeaders';
import { forgedShapes, forgedSignatures } from './forgedParts';
import { problemOf } from './problemOf';
import { Stage } from './Stage';

jest.setTimeout(300_000);

const GUEST = 'guest@example.com';

let stage: Stage;
let guest: Link;
let user: Link;
let program: Link;
beforeAll(async () => {
  stage = await Stage.start();
  guest = { good: await stage.host.tokenFor(GUEST), key: keyOf('invitation') };
  user = { good: await stage.host.tokenFor('ben2@example.com'), key: keyOf('invitation') };
  program = { good: await partnerToken(stage.test), key: keyOf('contract') };
});
afterAll(() => stage.close());

describe('T8: a link’s token', () => {
  const refused = [
    ['POST', '/api/v1/auth/join', () => guest, (token: unknown) => joining(GUEST, token)],
    ['POST', '/api/v1/ranch/join', () => user, (invitation_token: unknown) => ({ invitation_token })],
    ['POST', '/api/v1/ranch/contracted', () => program, (token: unknown) => partner(token)],
    ['POST', '/api/v1/user/cancel_delete', () => user, (token: unknown) => ({ token })],
    [
      'POST',
      '/api/v1/auth/password-reset',
      () => program,
      (token: unknown) => ({ token, password: 'nine grey mules' }),
    ],
  ] as const;

  it.each([...forgedHeaders, ...forgedSignatures, ...forgedShapes])(
    'with %s is refused everywhere, and changes nothing',
    async (_what, forge) => {
      const before = await stage.rows();
      for (const [method, pattern, link, bodyOf] of refused) {
        const token = await forge(link());
        expect(token).not.toBe(link().good);
        const response = await stage.send({ method, pattern }, 'owner', bodyOf(token));
        expect([problemOf(response), [410, 422].includes(response.statusCode)]).toEqual([undefined, true]);
        if (response.statusCode === 410) expect(response.json().code).toBe('token_invalid');
      }
      expect(await stage.rows()).toEqual(before);
    },
  );

  it('is made and signed as these tests think, and still good after all of them', async () => {
    for (const link of [guest, user, program])
      expect(seal(partsOf(link).head, partsOf(link).payload, link.key)).toBe(link.good);
    expect((await stage.test.post('/api/v1/auth/join', joining(GUEST, guest.good))).statusCode).toBe(201);
    expect((await stage.test.post('/api/v1/ranch/contracted', partner(program.good))).statusCode).toBe(201);
  });
});
