import type { SessionOpened } from '@contract/people/login';
import type { Language } from '@domain/language/languages';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/Database';
import { readIdempotencyKey, withIdempotency, type Made } from '../idempotency/withIdempotency';
import { rememberLanguage } from '../http/pageLanguage';
import { countTry } from '../limits/attempts';
import type { AccountDeps } from './AccountDeps';
import { reopenAccount } from './registration';

interface Opening<B, L> {
  path: string;
  /** The name under which its idempotency keys are kept. */
  route: string;
  /** Reads the body by its schema; throws 422. */
  read: (body: unknown) => Promise<B>;
  /** Looks whether the call's link is good, before any time goes into a hash; throws what speaks against it. */
  admit: (body: B) => Promise<L>;
  /** Makes everything, in one transaction. */
  make: (trx: Db, body: B, passwordHash: string, link: L) => Promise<Made<string>>;
}

interface Credentials {
  email: string;
  password: string;
  /** Of the page that sends it. */
  language?: Language | undefined;
}

/** A call that makes an account, once for each `Idempotency-Key`, and answers 201 with its first session. */
export function accountOpeningRoute<B extends Credentials, L>(
  app: FastifyInstance,
  deps: AccountDeps,
  { path, route, read, admit, make }: Opening<B, L>,
): void {
  app.post(path, async (request, reply): Promise<SessionOpened> => {
    const key = readIdempotencyKey(request);
    const body = await read(request.body);
    const { password, ...said } = body;
    await countTry(deps, request.ip);
    const token = await withIdempotency(
      deps,
      { route, key, body: said },
      {
        prepare: async () => {
          const link = await admit(body);
          return { link, passwordHash: await deps.gate.run(body.email, () => deps.passwords.hash(password)) };
        },
        make: (trx, { link, passwordHash }) => make(trx, body, passwordHash, link),
        replay: ({ userUuid }) => reopenAccount(deps, request.ip, body, userUuid),
      },
    );
    deps.cookies.set(reply, token);
    if (body.language !== undefined) rememberLanguage(reply, deps.config, body.language);
    reply.code(201);
    return { token };
  });
}
