import { adminUserSchema } from '../admin/admin';
import { meSchema, ranchSchema } from '../people/me';
import { noticeSettingsSchema } from '../people/noticeSettings';
import { invitationSchema } from '../ranches/invitation';
import { memberSchema } from '../ranches/team';
import { groupResult } from './components/groupResult';
import { kindComponents, recordComponents } from './components/kinds';
import { saidComponent } from './components/saidComponent';
import { jsonSchemaOf, type JsonSchema, type Rule } from './jsonSchemaOf';

/** Schemas of the contract that are told once, by a name. */
const NAMES: ReadonlyMap<Rule, string> = new Map<Rule, string>([
  [meSchema, 'Me'],
  [ranchSchema, 'Ranch'],
  [memberSchema, 'Member'],
  [invitationSchema, 'Invitation'],
  [noticeSettingsSchema, 'NoticeSettings'],
  [adminUserSchema, 'AdminUser'],
]);

/** The name under which a schema is told; undefined where it has none. */
export const nameOf = (rule: Rule): string | undefined => NAMES.get(rule);

/** All that is told by a name. */
export const namedSchemas = (): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries([
    ...[...NAMES].map(([rule, name]) => [name, jsonSchemaOf(rule, { nameOf, where: name })] as const),
    ...recordComponents(),
    ['GroupResult', groupResult()],
    ['Said', saidComponent()],
    ...kindComponents(),
  ]);
