import { linkHref, linkPaths } from './links';

const SITE = 'https://grazewell.example';

it.each([
  ['join', '/join?invitationToken=a.b.c'],
  ['joinRanch', '/join-ranch?invitationToken=a.b.c'],
  ['partnerJoin', '/partner-join?invitation_token=a.b.c'],
  ['passwordReset', '/password-reset?token=a.b.c'],
  ['cancelDelete', '/cancel_delete?token=a.b.c'],
] as const)('a link to %s is %s', (page, rest) => {
  expect(linkHref(SITE, page, 'a.b.c')).toBe(`${SITE}${rest}`);
});

it('no two pages share an address', () => {
  const paths = Object.values(linkPaths);
  expect(new Set(paths).size).toBe(paths.length);
});
