import { grantableBy, may, RIGHTS, ROLES, type Right } from './rights';

const RIGHT_NAMES = Object.keys(RIGHTS) as Right[];
const rightsOf = (role: (typeof ROLES)[number]) => RIGHT_NAMES.filter((right) => may(role, right));

it.each([
  [
    'owner',
    [
      'see',
      'leave',
      'deleteRanch',
      'rename',
      'invite',
      'changeMembers',
      'makeKeys',
      'readHistory',
      'eraseHistory',
      'share',
      'record',
      'shapeRanch',
    ],
  ],
  ['manager', ['see', 'leave', 'rename', 'invite', 'makeKeys', 'readHistory', 'record', 'shapeRanch']],
  ['member', ['see', 'leave', 'record']],
  ['viewer', ['see', 'leave']],
] as const)('a %s may %j', (role, rights) => {
  expect(rightsOf(role)).toEqual(rights);
});

it('a role may do all that the next lower one may', () => {
  for (const [index, role] of ROLES.slice(1).entries()) {
    expect(rightsOf(ROLES[index] ?? 'owner')).toEqual(expect.arrayContaining(rightsOf(role)));
  }
});

it.each([
  ['owner', ['owner', 'manager', 'member', 'viewer']],
  ['manager', ['manager', 'member', 'viewer']],
  ['member', []],
  ['viewer', []],
] as const)('the invitations of a %s may offer %j', (role, roles) => {
  expect(grantableBy(role)).toEqual(roles);
});
