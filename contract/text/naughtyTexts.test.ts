import { aPartner, aSignup } from '@testing/factories';
import { folded, isNoLine, isUnstorable, NAUGHTY_TEXTS } from '@testing/naughtyStrings';
import { ValidationError, type AnyObject, type ObjectSchema } from './yup';
import { masqueradeFormSchema } from '../admin/masquerade';
import { buildPartnerJoinFormSchema, newPartnerLinkFormSchema } from '../partners/partnerJoin';
import {
  accountDeletionSchema,
  buildPasswordChangeSchema,
  cancelDeleteSchema,
  profileFormSchema,
} from '../people/account';
import { loginSchema } from '../people/login';
import { mapSettingsFormSchema } from '../people/mapSettingsForm';
import { buildResetFormSchema, resetRequestSchema } from '../people/passwordReset';
import { ranchSetUpSchema } from '../people/ranchSetUp';
import { buildSignupFormSchema } from '../people/signup';
import { buildJoinFormSchema, joinRanchSchema, newInvitationSchema } from '../ranches/invitation';
import { ranchNameSchema } from '../ranches/ranch';
import { memberRoleSchema } from '../ranches/team';
import { isCommonPassword } from './commonPasswords';

const email = 'ana@example.com';
const password = 'sagebrush moon';
const person = { full_name: 'Ana Poe', phone_number: '1' };
const look = { scheme: 'empty', mapLayer: 'ERSI_TOPO', fenceColor: 'white', paddockOpacity: 0.3 };

/** Every form, with what is good in it. */
const forms: [string, ObjectSchema<AnyObject>, AnyObject][] = [
  ['the sign-in', loginSchema, { email, password }],
  ['the sign-up', buildSignupFormSchema(isCommonPassword, true), aSignup()],
  ['joining', buildJoinFormSchema(isCommonPassword), { email, full_name: 'Ana Poe', phone_number: '1', password }],
  ['joining a program', buildPartnerJoinFormSchema(isCommonPassword), aPartner()],
  ['asking for a link', resetRequestSchema, { email }],
  ['a new password', buildResetFormSchema(isCommonPassword), { password, confirmation: password }],
  ['acting as somebody', masqueradeFormSchema, { admin_email: email, email, admin_password: 'x' }],
  ['the profile', profileFormSchema, person],
  ['another password', buildPasswordChangeSchema(isCommonPassword), { current_password: 'x', password }],
  ['the deletion', accountDeletionSchema, { password }],
  ['calling it off', cancelDeleteSchema, { token: 'x' }],
  ['an invitation', newInvitationSchema, { email, role: 'viewer' }],
  ['accepting one', joinRanchSchema, { invitation_token: 'x' }],
  ['a role', memberRoleSchema, { role: 'viewer' }],
  ['a ranch', ranchNameSchema, { name: 'Dry Creek' }],
  ['setting a ranch up', ranchSetUpSchema, { name: 'Dry Creek', units: 'metric' }],
  [
    'a link for partners',
    newPartnerLinkFormSchema,
    { first_name: 'Ana', last_name: 'Poe', phone_number: '1', email, program: 'Soil' },
  ],
  ['the look of the map', mapSettingsFormSchema, look],
];
const fields = forms.flatMap(([name, schema, good]) =>
  Object.keys(good)
    .filter((field) => typeof good[field] === 'string')
    .map((field) => [name, field, schema, good] as const),
);

/** What a form says of a text in one of its fields; undefined when it takes it. */
function heard(schema: ObjectSchema<AnyObject>, field: string, values: AnyObject): string | undefined {
  try {
    schema.validateSyncAt(field, values);
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}

const LINES = ['full_name', 'first_name', 'last_name', 'name', 'program', 'phone_number'];

describe.each(fields)('R4: %s, %s', (name, field, schema, good) => {
  const isMasked = name === 'joining a program' && field === 'phone_number';
  const isLine = LINES.includes(field) && !isMasked;
  const isOptional = name === 'a link for partners' && field !== 'program';

  const problemOf = (text: string) => {
    const words = heard(schema, field, { ...good, [field]: text });
    if (isLine && (words !== undefined) !== (isNoLine(text) && !(isOptional && text === ''))) return ['judged', words];
    if (isUnstorable(text) && words === undefined) return 'taken';
    if (words !== undefined) return /^[A-Z][^<>{}]{5,120}$/.test(words) ? undefined : ['said', words];
    const cast: unknown = Reflect.get(schema.cast({ ...good, [field]: text }), field);
    const kept = isLine ? folded(text) : /email$/.test(field) ? text.trim() : text;
    return cast === kept ? undefined : ['changed', cast];
  };

  it('takes any text as it is, but for folding, or says in a sentence why not', () => {
    const found = NAUGHTY_TEXTS.map((text) => [text, problemOf(text)]).filter(([, problem]) => problem !== undefined);
    expect(found).toEqual([]);
  });
});
