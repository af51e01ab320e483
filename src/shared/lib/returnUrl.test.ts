import fc from 'fast-check';
import { isReturnUrl, readReturnUrl } from './returnUrl';

const SITE = 'https://grazewell.example';

describe('F4: what leaves this site is no way back', () => {
  const payloads = [
    '//evil.example',
    '///evil.example',
    '////evil.example/settings',
    '/\\evil.example',
    '\\evil.example',
    '\\\\evil.example',
    '/settings\\account',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/\u0000/evil.example',
    '/\u0085/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '/%2E//evil.example',
    'https://evil.example',
    'https:/evil.example',
    'https:evil.example',
    'HTTPS://evil.example/onboarding/step-1',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,hello',
    'blob:https://evil.example/1',
    'mailto:maria@example.com',
    'maria@evil.example',
    '//maria:secret@evil.example',
    '//grazewell.example@evil.example',
    'https://grazewell.example@evil.example',
    '@evil.example',
    'evil.example',
    'settings/account',
    './settings/account',
    '?returnUrl=//evil.example',
    '#/settings',
    'http:/\\evil.example',
    'https:\\\\evil.example',
    '//evil\u3002example',
    '//evil%E3%80%82example',
    '//[::1]/settings',
    '//0x7f000001',
    '/\\/evil.example',
    '/\\\\evil.example',
    '//\\evil.example',
    '\t/\t/evil.example',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'view-source:https://evil.example',
    'filesystem:https://evil.example/',
    'about:blank',
    'file:///etc/passwd',
    'tel:1',
    'intent://evil.example#Intent;end',
    'grazewell.example',
    '.evil.example',
    ':80',
    ';//evil.example',
    '\ufeff//evil.example',
    '\u00a0//evil.example',
    '\u3000/settings',
    '\u202e//evil.example',
    '\uff0f\uff0fevil.example',
    '\u2044/evil.example',
    '/%2e/%2e%2e//evil.example',
    '/settings/..//evil.example',
    '/./..//..//evil.example',
    '/.\t./\t/evil.example',
    '/settings\u0000',
    '/settings\r\nLocation: https://evil.example',
    '%2F%2Fevil.example',
    '%2fsettings%2faccount',
    '',
    ' ',
  ];
  it.each(payloads)('%j', (payload) => {
    expect(readReturnUrl(payload)).toBeUndefined();
  });

  it('nothing at all', () => {
    expect(readReturnUrl(null)).toBeUndefined();
  });
});

describe('F4: what looks like a way out stays a path of this site', () => {
  const harmless = [
    '/%2f/evil.example',
    '/%2f%2fevil.example',
    '/%5c%5cevil.example',
    '/%0d%0aLocation:%20https://evil.example',
    '/%00/evil.example',
    '/\uff0fevil.example',
    '/\u2215\u2215evil.example',
    '/\uff3cevil.example',
    '/\u00a0/evil.example',
    '/\u200b/evil.example',
    '/\u202e/evil.example',
    '/;@evil.example',
    '/:80@evil.example',
    '/.evil.example',
    '/...//evil.example',
    '/%252f%252fevil.example',
    '/data:text/html,x',
    '/settings?returnUrl=https://evil.example',
    '/%09/evil.example',
    '/%5Cevil.example',
    '/%2F/evil.example',
    '/settings//evil.example',
    '/@evil.example',
    '/settings?next=//evil.example',
    '/settings#//evil.example',
    '/javascript:alert(1)',
    '/https://evil.example',
  ];
  it.each(harmless)('%s', (payload) => {
    const path = readReturnUrl(payload);
    expect(path).toBeDefined();
    expect(new URL(path ?? '//none', SITE).origin).toBe(SITE);
  });
});

describe('a path of this site is the way back', () => {
  it.each([
    ['/settings/account', '/settings/account'],
    ['/onboarding/step-1?from=mail&x=1', '/onboarding/step-1?from=mail&x=1'],
    ['/map?zoom=3#north', '/map?zoom=3#north'],
    ['/settings/../todo', '/todo'],
    ['/herds/Río', '/herds/R%C3%ADo'],
    ['/loginhelp', '/loginhelp'],
    ['/login/help', '/login/help'],
  ])('%s', (text, path) => {
    expect(readReturnUrl(text)).toBe(path);
    expect(isReturnUrl(text)).toBe(true);
  });

  it('up to 2048 characters, and not one more', () => {
    const longest = '/'.padEnd(2048, 'a');
    expect(readReturnUrl(longest)).toBe(longest);
    expect(readReturnUrl(`${longest}a`)).toBeUndefined();
  });
});

describe('a sign-in page is no way back', () => {
  it.each([
    '/',
    '/?utm=1',
    '/#top',
    '/login',
    '/login/',
    '/login//',
    '/LOGIN',
    '/login?returnUrl=/settings',
    '/login#x',
    '/settings/../login',
    '/%6Cogin',
    '/logi%6E/',
    '/admin',
    '/mobile-join',
    '/join?invitationToken=a.b.c',
    '/password-reset?token=x',
    '/password-reset-request',
  ])('%s', (text) => {
    expect(readReturnUrl(text)).toBeUndefined();
  });
});

describe('F4: whatever text comes', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '%09',
    '\t',
    '\n',
    ':',
    '@',
    '?',
    '#',
    'https:',
    'x',
  );
  const nasty = fc
    .array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 3 })))
    .map((parts) => `/${parts.join('')}`);

  it('an accepted one stays on the origin, however often it is read', () => {
    fc.assert(
      fc.property(fc.oneof(nasty, fc.webUrl(), fc.string({ unit: 'binary' })), (text) => {
        const path = readReturnUrl(text);
        if (path === undefined) return;
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, SITE).origin).toBe(SITE);
        expect(readReturnUrl(path)).toBe(path);
      }),
      { numRuns: 2_000 },
    );
  });
});
