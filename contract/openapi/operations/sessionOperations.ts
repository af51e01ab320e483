import { masqueradeSchema } from '../../admin/masquerade';
import { paths } from '../../http/paths';
import { loginSchema } from '../../people/login';
import { object, string } from '../../text/yup';
import type { Operation } from '../Operation';

/** The answer to every call that opens a session, which it also puts into a cookie. */
export const sessionOpened = object({ token: string().required() });

/** Calls that open a session and end it. */
export const sessionOperations: readonly Operation[] = [
  {
    call: `POST ${paths.v1.login}`,
    mount: 'v1',
    id: 'login',
    tag: 'The app’s own',
    summary: 'Log in',
    who: 'everyone',
    body: { schema: loginSchema, example: { email: 'maria@example.com', password: 'seven wet cows at dawn' } },
    answers: { 200: { words: 'A session, in the body and in a cookie', schema: sessionOpened } },
    refusedWith: ['401 wrong_credentials', '429 too_many'],
  },
  {
    call: `POST ${paths.v1.logout}`,
    mount: 'v1',
    id: 'logout',
    tag: 'The app’s own',
    summary: 'Log out',
    who: 'everyone',
    answers: { 204: { words: 'The session has ended' } },
  },
  {
    call: `POST ${paths.v1.masquerade}`,
    mount: 'v1',
    id: 'masquerade',
    tag: 'For operators',
    summary: 'Act as a person, for support',
    who: 'admin',
    body: {
      schema: masqueradeSchema,
      example: { email: 'maria@example.com', admin_password: 'nine grey mules at noon' },
    },
    answers: { 200: { words: 'A session as that person', schema: sessionOpened } },
    refusedWith: ['403 wrong_credentials', '404 not_found', '429 too_many'],
  },
];
