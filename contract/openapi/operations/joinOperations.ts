import { paths } from '../../http/paths';
import { buildPartnerJoinSchema } from '../../partners/partnerJoin';
import { ranchSchema } from '../../people/me';
import { buildRegisterSchema } from '../../people/signup';
import { buildJoinSchema, joinRanchSchema } from '../../ranches/invitation';
import { ranchNameSchema } from '../../ranches/ranch';
import type { Operation, RefusedWith } from '../Operation';
import { IDEMPOTENCY_KEY } from '../parameters';
import { sessionOpened } from './sessionOperations';

const isCommon = () => false;
const ONCE: readonly RefusedWith[] = ['409 in_progress', '422 key_reused'];
const ENDED: readonly RefusedWith[] = ['410 token_invalid', '410 token_expired', '410 token_used', '410 token_revoked'];
const NAMES = { first_name: 'Maria', last_name: 'Lopez', full_name: 'Maria Lopez', phone_number: '(555) 010-9999' };
const PASSWORD = 'seven wet cows at dawn';
const TOKEN = 'the token of the link in the mail';
const OPENED = { 201: { words: 'The account is made; a session, in the body and in a cookie', schema: sessionOpened } };

/** Calls by which people, ranches and partners come to be. */
export const joinOperations: readonly Operation[] = [
  {
    call: `POST ${paths.v1.register}`,
    mount: 'v1',
    id: 'register',
    tag: 'The app’s own',
    summary: 'Sign up with a new ranch',
    who: 'everyone',
    headers: IDEMPOTENCY_KEY,
    body: {
      schema: buildRegisterSchema(isCommon),
      example: { ...NAMES, email: 'maria@example.com', name: 'Maria’s Ranch', password: PASSWORD },
    },
    answers: OPENED,
    refusedWith: [...ONCE, '409 email_taken', '429 too_many'],
  },
  {
    call: `POST ${paths.v1.join}`,
    mount: 'v1',
    id: 'join',
    tag: 'The app’s own',
    summary: 'Sign up by an invitation',
    who: 'everyone',
    headers: IDEMPOTENCY_KEY,
    body: {
      schema: buildJoinSchema(isCommon),
      example: { ...NAMES, email: 'maria@example.com', password: PASSWORD, invitation_token: TOKEN },
    },
    answers: OPENED,
    refusedWith: [...ONCE, ...ENDED, '409 email_taken', '409 already_member', '429 too_many'],
  },
  {
    call: `POST ${paths.v1.partnerJoin}`,
    mount: 'v1',
    id: 'joinAsPartner',
    tag: 'The app’s own',
    summary: 'Sign up by a link of a partner program',
    who: 'everyone',
    headers: IDEMPOTENCY_KEY,
    body: {
      schema: buildPartnerJoinSchema(isCommon),
      example: {
        title: 'Ms',
        first_name: 'Pat',
        last_name: 'Miller',
        email: 'pat@example.com',
        name: 'Dry Creek',
        state: 'Montana',
        zip: '59001',
        ranch_type: 'cow',
        phone_number: '(555)010-9999',
        password: PASSWORD,
        contract_token: TOKEN,
        members_count: 3,
        preferred_communication: { email: true, phone: false, text: false, video: false },
      },
    },
    answers: OPENED,
    refusedWith: [...ONCE, ...ENDED, '409 email_taken', '429 too_many'],
  },
  {
    call: `POST ${paths.v1.joinRanch}`,
    mount: 'v1',
    id: 'joinRanch',
    tag: 'The app’s own',
    summary: 'Join a ranch by an invitation, with an account',
    who: 'person',
    body: { schema: joinRanchSchema, example: { invitation_token: TOKEN } },
    answers: { 200: { words: 'The ranch as its new member sees it', schema: ranchSchema } },
    refusedWith: [...ENDED, '403 wrong_person', '409 already_member', '429 too_many'],
  },
  {
    call: `POST ${paths.v1.ranches}`,
    mount: 'v1',
    id: 'createRanch',
    tag: 'The app’s own',
    summary: 'Make another ranch',
    who: 'person',
    headers: IDEMPOTENCY_KEY,
    body: { schema: ranchNameSchema, example: { name: 'Dry Creek' } },
    answers: { 201: { words: 'The ranch as its owner sees it', schema: ranchSchema } },
    refusedWith: [...ONCE, '429 too_many'],
  },
];
