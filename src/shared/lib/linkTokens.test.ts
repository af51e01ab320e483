import { linkHref, linkParameters, linkPaths } from '@contract/http/links';
import { hadToken, linkTokens, takeLinkTokens } from './linkTokens';

const address = () => location.pathname + location.search + location.hash;

function open(path: string, state: unknown = null) {
  history.replaceState(state, '', path);
  takeLinkTokens();
}

afterEach(() => {
  for (const name of ['invitationToken', 'invitation_token', 'token'] as const) linkTokens.forget(name);
});

describe('F2: a token in the address', () => {
  const pages = Object.keys(linkParameters) as (keyof typeof linkParameters)[];

  it.each(pages)('of a mail’s link to %s is taken and leaves the address bar', (page) => {
    open(linkHref('', page, 'canary'));
    expect(linkTokens.get(linkParameters[page])).toBe('canary');
    expect(address()).toBe(linkPaths[page]);
    expect(hadToken()).toBe(true);
  });

  it('leaves the other parameters and the hash', () => {
    open('/join?lang=es&invitationToken=canary&from=mail&from=app#form');
    expect(address()).toBe('/join?lang=es&from=mail&from=app#form');
  });

  it('leaves no second entry to go back to', () => {
    const before = history.length;
    open('/join?invitationToken=canary');
    expect(history.length).toBe(before);
  });

  it('leaves what stood in history.state beside it', () => {
    open('/join?invitationToken=canary', { key: 'abc', idx: 3, usr: { from: 'mail' } });
    expect(history.state).toEqual({ key: 'abc', idx: 3, usr: { from: 'mail' }, hadToken: true });
  });

  it('stands in history.state no more than in the address', () => {
    open('/join?invitationToken=canary');
    expect(JSON.stringify(history.state)).not.toContain('canary');
  });

  it('is read as it was written, whatever letters it has', () => {
    open(`/join?invitationToken=${encodeURIComponent('a.b-c_d=+/ é')}`);
    expect(linkTokens.get('invitationToken')).toBe('a.b-c_d=+/ é');
  });

  it('counts once: the first of several serves, and all leave', () => {
    open('/password-reset?token=first&token=second');
    expect(linkTokens.get('token')).toBe('first');
    expect(address()).toBe('/password-reset');
  });

  it('is taken beside one of another kind', () => {
    open('/join?invitationToken=one&token=two');
    expect([linkTokens.get('invitationToken'), linkTokens.get('token')]).toEqual(['one', 'two']);
    expect(address()).toBe('/join');
  });

  it.each(['Token', 'invitationtoken', 'INVITATION_TOKEN', 'tokens'])('is none under another name: %s', (name) => {
    open(`/join?${name}=x`);
    expect(address()).toBe(`/join?${name}=x`);
    expect(hadToken()).toBe(false);
  });
});

describe('an empty parameter', () => {
  it('is no token, and leaves the address all the same', () => {
    open('/join?invitationToken=&lang=es');
    expect(linkTokens.get('invitationToken')).toBeUndefined();
    expect(address()).toBe('/join?lang=es');
    expect(hadToken()).toBe(false);
  });

  it('may stand without its sign', () => {
    open('/password-reset?token');
    expect(linkTokens.get('token')).toBeUndefined();
    expect(address()).toBe('/password-reset');
  });
});

describe('a page without a token', () => {
  it('keeps its address and its history.state untouched', () => {
    const state = { idx: 1 };
    open('/login?returnUrl=%2Fmap#top', state);
    expect(address()).toBe('/login?returnUrl=%2Fmap#top');
    expect(history.state).toEqual(state);
    expect(hadToken()).toBe(false);
  });

  it('tells after a reload that there was one', () => {
    open('/join?invitationToken=canary');
    linkTokens.forget('invitationToken');
    takeLinkTokens();
    expect(linkTokens.get('invitationToken')).toBeUndefined();
    expect(hadToken()).toBe(true);
  });

  it.each([null, 7, 'hadToken', true, {}, { hadToken: 'true' }, { hadToken: 1 }, ['hadToken']])(
    'says nothing of a token with the history.state %j',
    (state) => {
      open('/join', state);
      expect(hadToken()).toBe(false);
    },
  );
});

it('forgets a token that has done its work, and no other', () => {
  open('/join?invitationToken=one&token=two');
  linkTokens.forget('token');
  expect([linkTokens.get('invitationToken'), linkTokens.get('token')]).toEqual(['one', undefined]);
});
