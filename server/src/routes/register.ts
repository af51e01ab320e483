import { isCommonPassword } from '@contract/commonPasswords';
import { paths } from '@contract/paths';
import { buildRegisterSchema } from '@contract/signup';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../http/parseBody';
import type { Deps } from '../services/Deps';
import { createAccount } from '../services/registration';
import { accountOpeningRoute } from './accountOpening';

const schema = buildRegisterSchema(isCommonPassword);

export function registerRoute(app: FastifyInstance, deps: Deps): void {
  accountOpeningRoute(app, deps, {
    path: paths.v1.register,
    route: 'register',
    read: (body) => parseBody(schema, body),
    admit: async () => undefined,
    make: (trx, body, passwordHash) => createAccount(trx, deps, body, passwordHash),
  });
}
