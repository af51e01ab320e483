import { adminPaths } from '../../admin/adminPaths';
import { adminUserSchema, adminUsersSchema, auditSchema } from '../../admin/admin';
import { TEXT_MAX } from '../../http/limits';
import { newPartnerLinkSchema, partnerLinkSchema } from '../../partners/partnerJoin';
import { linksPageSchema } from '../../partners/partnerLinks';
import { betaTesterSchema } from '../../people/account';
import type { Operation } from '../Operation';
import { CURSOR } from '../parameters';

/** Calls of the panel of admins. */
export const adminOperations: readonly Operation[] = [
  {
    call: `GET ${adminPaths.users}`,
    mount: 'v1',
    id: 'findUsers',
    tag: 'For operators',
    summary: 'Find people',
    who: 'admin',
    query: {
      query: {
        schema: { type: 'string', maxLength: TEXT_MAX },
        words: 'A part of an email, a name or the name of a ranch',
      },
      ...CURSOR,
    },
    answers: { 200: { words: 'A page of people', schema: adminUsersSchema } },
  },
  {
    call: `PATCH ${adminPaths.user(':uuid')}`,
    mount: 'v1',
    id: 'changeUser',
    tag: 'For operators',
    summary: 'Let a person into the beta or out of it',
    who: 'admin',
    body: { schema: betaTesterSchema, example: { is_beta_tester: false } },
    answers: { 200: { words: 'The person', schema: adminUserSchema } },
  },
  {
    call: `GET ${adminPaths.audit}`,
    mount: 'v1',
    id: 'readAudit',
    tag: 'For operators',
    summary: 'Read what admins and accounts did',
    who: 'admin',
    query: CURSOR,
    answers: { 200: { words: 'A page of the log, the latest first', schema: auditSchema } },
  },
  {
    call: `GET ${adminPaths.partnerLinks}`,
    mount: 'v1',
    id: 'readPartnerLinks',
    tag: 'For operators',
    summary: 'List links for partners',
    who: 'admin',
    query: CURSOR,
    answers: { 200: { words: 'A page of links, the latest first', schema: linksPageSchema } },
  },
  {
    call: `POST ${adminPaths.partnerLinks}`,
    mount: 'v1',
    id: 'makePartnerLink',
    tag: 'For operators',
    summary: 'Make a link for a partner',
    who: 'admin',
    body: { schema: newPartnerLinkSchema, example: { program: 'Carbon 2026', email: 'pat@example.com' } },
    answers: { 201: { words: 'The address of the link, told this once', schema: partnerLinkSchema } },
  },
  {
    call: `DELETE ${adminPaths.partnerLink(':uuid')}`,
    mount: 'v1',
    id: 'revokePartnerLink',
    tag: 'For operators',
    summary: 'Revoke a link for a partner',
    who: 'admin',
    answers: { 204: { words: 'It opens nothing from now on' } },
  },
];
