import { paths } from '@contract/http/paths';
import { betaTesterSchema, profileSchema } from '@contract/people/account';
import type { Me } from '@contract/people/me';
import { preferencesPatchSchema } from '@contract/people/preferences';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../http/parseBody';
import { nothingToChange } from '../http/refusals';
import { findOwnRanches, ownRanchesColumn, presentOwnRanches, type OwnRanches } from '../ranches';
import { replaceSettings, requireSignedIn, setLanguage, type SignedIn } from '../sessions';
import type { AccountDeps } from './AccountDeps';
import { changeProfile } from './changeProfile';
import { decideOnOwnBeta } from './decideOnOwnBeta';

export function readMeRoute(app: FastifyInstance, deps: AccountDeps): void {
  app.get(paths.v3.me, async (request): Promise<Me> => {
    const now = deps.clock.now();
    const user = await requireSignedIn(deps, request, { beside: ownRanchesColumn(now) });
    return presentMe(user, presentOwnRanches(user.beside, now));
  });
}

export function changeMeRoute(app: FastifyInstance, deps: AccountDeps): void {
  app.patch(paths.v1.me, async (request): Promise<Me> => {
    const user = await requireSignedIn(deps, request);
    const { settings, language } = await parseBody(preferencesPatchSchema, request.body);
    if (settings !== undefined) await replaceSettings(deps.db, user.uuid, settings);
    if (language !== undefined) await setLanguage(deps.db, user.uuid, language);
    const changed = {
      settings: settings ?? user.settings,
      language: language === undefined ? user.language : language,
    };
    return presentMe({ ...user, ...changed }, await findOwnRanches(deps.db, user.uuid, deps.clock.now()));
  });
}

export function changeProfileRoute(app: FastifyInstance, deps: AccountDeps): void {
  app.patch(paths.v1.profile, async (request): Promise<Me> => {
    const user = await requireSignedIn(deps, request);
    const changes = await parseBody(profileSchema, request.body);
    if (Object.keys(changes).length === 0) throw nothingToChange();
    const profile = await changeProfile(deps.db, user.uuid, changes);
    return presentMe({ ...user, ...profile }, await findOwnRanches(deps.db, user.uuid, deps.clock.now()));
  });
}

export function changeBetaRoute(app: FastifyInstance, deps: AccountDeps): void {
  app.post(paths.v1.beta, async (request): Promise<Me> => {
    const user = await requireSignedIn(deps, request);
    const { is_beta_tester } = await parseBody(betaTesterSchema, request.body);
    await decideOnOwnBeta(deps, user, is_beta_tester, request.ip);
    return presentMe({ ...user, is_beta_tester }, await findOwnRanches(deps.db, user.uuid, deps.clock.now()));
  });
}

function presentMe(user: SignedIn, ranches: OwnRanches): Me {
  return {
    uuid: user.uuid,
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    full_name: user.full_name,
    phone_number: user.phone_number,
    is_admin: user.is_admin,
    is_beta_tester: user.is_beta_tester,
    masqueraded_by: user.masqueraded_by_email,
    settings: user.settings,
    language: user.language,
    deletion_scheduled_at: user.deletion_scheduled_at?.toISOString() ?? null,
    ...ranches,
  };
}
