import { paths } from '@contract/http/paths';
import { buildRegisterSchema } from '@contract/people/signup';
import { isCommonPassword } from '@contract/text/commonPasswords';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../http/parseBody';
import type { AccountDeps } from './AccountDeps';
import { accountOpeningRoute } from './accountOpeningRoute';
import { createAccount } from './registration';

const schema = buildRegisterSchema(isCommonPassword);

export function registerRoute(app: FastifyInstance, deps: AccountDeps): void {
  accountOpeningRoute(app, deps, {
    path: paths.v1.register,
    route: 'register',
    read: (body) => parseBody(schema, body),
    admit: async () => undefined,
    make: (trx, body, passwordHash) => createAccount(trx, deps, body, passwordHash),
  });
}
