import { forms } from '@features/auth/forms';
import { userForms } from '@features/user';
import { ranchSetUpSubmitted } from '@features/user/userSlice';
import { linkTokens, takeLinkTokens } from '@shared/lib/linkTokens';
import type { RequestState } from '@shared/requestState';
import { aPartnerLink, anInvitation, aPartner, aSignup, aToken, RANCH_UUID } from '@testing/factories';
import { deal, everyThird, folded, HARD_TEXTS, REFUSED_TEXTS } from '@testing/naughtyStrings';
import { setupStartedStore } from '@testing/setupTestStore';
import type { AppState } from './rootReducer';

// Hundreds of submissions in each, and a busy machine takes its time.
jest.setTimeout(300_000);

const TEXTS = [...new Set([...everyThird(0), ...HARD_TEXTS, ...REFUSED_TEXTS])];

type Texts = Record<string, string>;
type Action = Parameters<Awaited<ReturnType<typeof setupStartedStore>>['store']['dispatch']>[0];

const trimmed = (text: string) => text.trim();
const asTyped = (text: string) => text;

interface Form {
  call: string;
  /** Its fields of text, each with what may be done to the text on the way to the server. */
  fields: Record<string, (text: string) => string>;
  submit: (texts: Texts) => Action;
  request: (state: AppState) => RequestState;
  isGuest?: true;
  /** Where its page is opened, when a link leads there. */
  path?: string;
}

const text = (texts: Texts, field: string) => texts[field] ?? '';
const line = folded;

const all: [string, Form][] = [
  [
    'the sign-in',
    {
      call: 'POST /api/v1/auth/login',
      fields: { email: trimmed, password: asTyped },
      submit: (texts) => forms.login.submitted({ email: text(texts, 'email'), password: text(texts, 'password') }),
      request: ({ auth }) => auth.login,
      isGuest: true,
    },
  ],
  [
    'the sign-up',
    {
      call: 'POST /api/v1/auth/register',
      fields: { full_name: line, name: line, phone_number: line, email: trimmed, password: asTyped },
      submit: (texts) => forms.signup.submitted(aSignup(texts)),
      request: ({ auth }) => auth.signup,
      isGuest: true,
    },
  ],
  [
    'joining by an invitation',
    {
      call: 'POST /api/v1/auth/join',
      fields: { full_name: line, phone_number: line, password: asTyped },
      submit: (texts) => {
        const [full_name, phone_number] = [text(texts, 'full_name'), text(texts, 'phone_number')];
        return forms.join.submitted({ full_name, phone_number, password: text(texts, 'password') });
      },
      request: ({ auth }) => auth.join,
      isGuest: true,
      path: `/join?invitationToken=${aToken(anInvitation())}`,
    },
  ],
  [
    'joining a program',
    {
      call: 'POST /api/v1/ranch/contracted',
      fields: { first_name: line, last_name: line, name: line, email: trimmed, password: asTyped, zip: asTyped },
      submit: (texts) => forms.partnerJoin.submitted(aPartner(texts)),
      request: ({ auth }) => auth.partnerJoin,
      isGuest: true,
      path: `/partner-join?invitation_token=${aToken(aPartnerLink())}`,
    },
  ],
  [
    'asking for a reset link',
    {
      call: 'POST /api/v1/auth/password-reset-request',
      fields: { email: trimmed },
      submit: (texts) => forms.resetRequest.submitted({ email: text(texts, 'email') }),
      request: ({ auth }) => auth.resetRequest,
      isGuest: true,
    },
  ],
  [
    'the new password',
    {
      call: 'POST /api/v1/auth/password-reset',
      fields: { password: asTyped },
      submit: (texts) => forms.reset.submitted({ password: text(texts, 'password') }),
      request: ({ auth }) => auth.reset,
      isGuest: true,
      path: '/password-reset?token=abc',
    },
  ],
  [
    "an admin's sign-in",
    {
      call: 'POST /api/v1/auth/login',
      fields: { email: trimmed, password: asTyped },
      submit: (texts) =>
        forms.masquerade.submitted({
          admin_email: text(texts, 'email'),
          email: 'maria@example.com',
          admin_password: text(texts, 'password'),
        }),
      request: ({ auth }) => auth.masquerade,
      isGuest: true,
    },
  ],
  [
    'the profile',
    {
      call: 'PATCH /api/v1/user/profile',
      fields: { full_name: line, phone_number: line },
      submit: (texts) =>
        userForms.profile.submitted({
          full_name: text(texts, 'full_name'),
          phone_number: text(texts, 'phone_number'),
        }),
      request: ({ user }) => user.profile,
    },
  ],
  [
    'the change of password',
    {
      call: 'POST /api/v1/user/password',
      fields: { current_password: asTyped, password: asTyped },
      submit: (texts) => {
        const [current_password, password] = [text(texts, 'current_password'), text(texts, 'password')];
        return userForms.passwordChange.submitted({ current_password, password });
      },
      request: ({ user }) => user.passwordChange,
    },
  ],
  [
    'the deletion of the account',
    {
      call: 'DELETE /api/v1/user/me',
      fields: { password: asTyped },
      submit: (texts) => userForms.accountDeletion.submitted({ password: text(texts, 'password') }),
      request: ({ user }) => user.accountDeletion,
    },
  ],
  [
    "the ranch's name",
    {
      call: `PATCH /api/v1/ranch/${RANCH_UUID}`,
      fields: { name: line },
      submit: (texts) => ranchSetUpSubmitted({ ranchName: text(texts, 'name'), settings: {} }),
      request: ({ user }) => user.preferences,
    },
  ],
];

const refusal = (fields: string[]) => ({
  status: 422,
  body: {
    error: 'Please check what you have entered',
    details: Object.fromEntries(fields.map((field) => [field, 'Not this'])),
    code: 'invalid',
  },
});

afterEach(() => {
  for (const name of ['invitationToken', 'invitation_token', 'token'] as const) linkTokens.forget(name);
});

describe.each(all)('R4: %s', (_name, { call, fields, submit, request, isGuest, path = '/' }) => {
  it('sends any text as it was typed, but for folding, and holds what is refused against its field', async () => {
    history.replaceState(null, '', path);
    takeLinkTokens();
    const names = Object.keys(fields);
    const answers = { [call]: refusal(names) };
    const { store, server, until } = await setupStartedStore({ hasSession: isGuest !== true, answers });
    for (const texts of deal(TEXTS, names)) {
      store.dispatch(submit(texts));
      const state = await until((now) => request(now).status === 'failed');
      const kept = names.map((field) => [field, fields[field]?.(texts[field] ?? '')]);
      expect(server.callsTo(call).at(-1)?.body).toMatchObject(Object.fromEntries(kept));
      expect(state.ui.lastCrash).toBeNull();
      expect(request(state)).toMatchObject({ status: 'failed', failure: { code: 'invalid' } });
    }
    expect(server.callsTo(call)).toHaveLength(deal(TEXTS, names).length);
  });
});

describe('R4: settings', () => {
  it('are sent with any text as a key and as a value', async () => {
    const call = 'PATCH /api/v1/user/me';
    const { store, server, until } = await setupStartedStore({
      hasSession: true,
      answers: { [call]: refusal(['settings']) },
    });
    for (const some of everyThird(1).filter((key) => key !== '__proto__')) {
      store.dispatch(userForms.preferences.submitted({ [some]: some }));
      const state = await until(({ user }) => user.preferences.status === 'failed');
      expect(server.callsTo(call).at(-1)?.body).toHaveProperty(['settings', some], some);
      expect(state.ui.lastCrash).toBeNull();
    }
  });
});
