import { latePartsOf } from '@app/lateParts';
import { supportReport } from '@app/devtools/supportReport';
import { linkTokens, takeLinkTokens } from '@shared/lib/linkTokens';
import { aPartnerLink, aPartner, aToken } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { setupStartedStore } from '@testing/setupTestStore';
import { forms } from '../forms';

const CONTRACTED = 'POST /api/v1/ranch/contracted';
const token = aToken(aPartnerLink());
const opened: Answer = { status: 201, body: { token: 'canary-session' } };

const said = ({ ui }: { ui: { toasts: { title: string; message: string }[] } }) =>
  ui.toasts.map(({ title, message }) => [title, message]);

afterEach(() => linkTokens.forget('invitation_token'));

async function submitted(answer: Answer = opened, partner = aPartner()) {
  history.replaceState(null, '', `/partner-join?invitation_token=${token}`);
  takeLinkTokens();
  const test = await setupStartedStore({ answers: { [CONTRACTED]: answer } });
  const actions: unknown[] = [];
  latePartsOf(test.store).addMiddleware(() => (next) => (action) => {
    actions.push(action);
    return next(action);
  });
  const submit = async () => {
    test.store.dispatch(forms.partnerJoin.submitted(partner));
    return test.until(({ auth }) => auth.partnerJoin.status !== 'pending');
  };
  return { ...test, actions, submit, state: await submit() };
}

describe('joining a program', () => {
  it('sends every field: texts folded, the number as a number, the token of the link', async () => {
    const partner = aPartner({
      first_name: ' Maria  Elena ',
      last_name: ' Castillo ',
      name: ' Rio   Seco ',
      email: ' maria@example.com ',
      members_count: ' 4 ',
      password: '  sagebrush  moon ',
    });
    const { server } = await submitted(opened, partner);
    expect(server.callsTo(CONTRACTED)[0]?.body).toEqual({
      ...partner,
      first_name: 'Maria Elena',
      last_name: 'Castillo',
      name: 'Rio Seco',
      email: 'maria@example.com',
      members_count: 4,
      language: 'en',
      contract_token: token,
    });
  });

  it('opens the session, loads who it is, and lets the token go', async () => {
    const { until } = await submitted();
    const state = await until(({ team }) => team.teamLoaded);
    expect(state.auth).toMatchObject({ session: 'signedIn', partnerJoin: { status: 'succeeded' } });
    expect(state.user.me?.first_name).toBe('Maria');
    expect(linkTokens.get('invitation_token')).toBeUndefined();
  });

  it('F2: leaves the token in no action, state, storage, address or report', async () => {
    const { actions, store, until } = await submitted();
    const state = await until(({ team }) => team.teamLoaded);
    expect(actions.length).toBeGreaterThan(5);
    const places = [
      actions,
      state,
      { ...localStorage },
      history.state,
      location.href,
      supportReport(store, new Date()),
    ];
    const [, payload = token] = token.split('.');
    for (const place of places) {
      expect(JSON.stringify(place)).not.toContain(payload);
      expect(JSON.stringify(place)).not.toContain('canary-session');
    }
  });

  it('tells each refusal once, with the details of the server, and keeps the token for another try', async () => {
    const body = { error: 'Used', details: 'This link has been used already', code: 'token_used' };
    const { state } = await submitted({ status: 410, body });
    expect(said(state)).toEqual([['', 'This link has been used already']]);
    expect(state.auth.partnerJoin).toMatchObject({ failure: { code: 'token_used' } });
    expect(linkTokens.get('invitation_token')).toBe(token);
  });

  it('is one toast per field when details is an object, with the field as its title', async () => {
    const details = { email: 'This email has an account already', zip: ['Too', 'odd'] };
    const { state } = await submitted({ status: 422, body: { error: 'Bad', details, code: 'invalid' } });
    expect(said(state)).toEqual([
      ['email', details.email],
      ['zip', 'Too odd'],
    ]);
  });

  it('goes out again under the same key after a lost answer', async () => {
    const { server, submit } = await submitted('connection reset');
    await submit();
    const [first, second] = server.callsTo(CONTRACTED).map(({ headers }) => headers['Idempotency-Key']);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });
});
