import fc from 'fast-check';
import { forms } from '@features/auth/forms';
import { aSignup } from '@testing/factories';
import { redact, redactAction } from './redact';

const CANARY = 'canary-secret';

describe('F3: what support sees', () => {
  it.each([
    ['a password', { password: CANARY }],
    ['a password of another name', { newPassword: CANARY, confirm_password: CANARY, admin_PASSWORD: CANARY }],
    ['a token', { token: CANARY, invitationToken: CANARY, contract_token: CANARY }],
    ['one that is nested', { payload: { form: { values: { password: CANARY } } } }],
    ['one in a list', { tries: [{ password: CANARY }, [{ token: CANARY }]] }],
    ['a list of them', { tokens: [CANARY, [CANARY]] }],
    ['one below a name of its own', { token: { value: CANARY }, passwords: { old: CANARY, next: { again: CANARY } } }],
  ])('does not hold %s', (_what, value) => {
    const text = JSON.stringify(redact(value));
    expect(text).toContain('[redacted]');
    expect(text).not.toContain('canary');
  });

  it('does not hold a password that was typed again', () => {
    expect(redact({ confirmation: CANARY, nested: { confirm: CANARY } })).toEqual({
      confirmation: '[redacted]',
      nested: { confirm: '[redacted]' },
    });
  });

  it('does not hold the password of a sign-in or a sign-up', () => {
    const actions = [
      forms.login.submitted({ email: 'a@b.cd', password: CANARY }),
      forms.signup.submitted(aSignup({ password: CANARY })),
    ];
    for (const action of actions) {
      const shown = redactAction(action);
      expect(shown.type).toBe(action.type);
      expect(shown.payload).toMatchObject({ email: action.payload.email, password: '[redacted]' });
    }
  });

  it('does not hold a canary however deep it lies below such a name', () => {
    const tree = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        fc.constant(CANARY),
        fc.array(tie('node'), { maxLength: 3 }),
        fc.dictionary(fc.string(), tie('node'), { maxKeys: 3 }),
      ),
    })).node;
    fc.assert(
      fc.property(tree, (secret) => {
        expect(JSON.stringify(redact([{ state: { password: secret } }]))).not.toContain(CANARY);
      }),
    );
  });
});

describe('the state of a request whose name has a password in it', () => {
  const failure = { code: 'wrong_credentials', message: CANARY, fields: { password: CANARY } };

  it('says how it stands and by which code it failed, and nothing else', () => {
    const shown = redact({ passwordChange: { status: 'failed', failure } });
    expect(shown).toEqual({ passwordChange: { status: 'failed', failure: { code: 'wrong_credentials' } } });
    expect(redact({ passwordReset: { status: 'pending' } })).toEqual({ passwordReset: { status: 'pending' } });
  });

  it.each([
    [{ status: CANARY, failure }],
    [{ status: 'failed', failure: CANARY }],
    [{ status: 'failed', failure: { code: CANARY } }],
    [{ status: 'failed', failure: { code: [CANARY] } }],
    [{ status: 'failed', again: CANARY }],
    [{ status: 'succeeded', deep: { status: CANARY } }],
  ])('F3: shows no secret of what only looks like one: %j', (value) => {
    expect(JSON.stringify(redact({ password: value }))).not.toContain(CANARY);
  });
});

describe('what is copied stays small', () => {
  const sizeOf = (value: unknown) => JSON.stringify(value).length;

  it('of a list, whose beginning is shown with how many more there are', () => {
    const list = redact({ team: Array.from({ length: 10_000 }, (_none, at) => ({ at })) });
    expect(list).toMatchObject({ team: expect.arrayContaining([{ at: 0 }, { at: 49 }, '[9950 more]']) });
    expect(sizeOf(list)).toBeLessThan(1_000);
  });

  it('of an object with as many entries', () => {
    const entries = Array.from({ length: 10_000 }, (_none, at) => [`id${at}`, { at }]);
    expect(redact(Object.fromEntries(entries))).toMatchObject({ id49: { at: 49 }, '[left out]': 9_950 });
  });

  it('of a text, and of what is nested, however deep and wide', () => {
    const nested = (depth: number): unknown =>
      depth === 0 ? 'leaf' : Array.from({ length: 20 }, () => nested(depth - 1));
    expect(sizeOf(redact({ nested: nested(4) }))).toBeLessThan(40_000);
    expect(sizeOf(redact({ text: 'a'.repeat(1_000_000) }))).toBeLessThan(3_000);
  });
});

describe('everything else', () => {
  it.each([null, undefined, 7, true, 'a text', [], {}])('%j stays as it is', (value) => {
    expect(redact(value)).toEqual(value);
  });

  it('that is empty or no text stays, below such a name as well', () => {
    const state = { password: null, tokensUsed: 7, tokenUsed: false, hasToken: true, passwords: [], tokens: {} };
    expect(redact(state)).toEqual(state);
  });

  it('is a copy: the state itself keeps what it holds', () => {
    const state = { password: CANARY };
    redact(state);
    expect(state.password).toBe(CANARY);
  });
});
