import { put, select, type SagaGenerator } from 'typed-redux-saga';
import type { Member } from '@contract/ranches/team';
import { t } from '@domain/words';
import { meOutdated, toastShown } from '@shared/events';
import { attempt, refuse } from '@shared/sagas/attempt';
import { ROLE_NAMES } from '@shared/lib/roleNames';
import { nameOf } from '../members';
import { teamApi } from '../teamApi';
import { selectTeam } from '../teamSelectors';
import { memberChange, memberChanged, memberRemovalSubmitted, memberRemoved, memberRoleSubmitted } from '../teamSlice';

function* changeRole({ payload }: ReturnType<typeof memberRoleSubmitted>): SagaGenerator<void> {
  const { ranchUuid, userUuid, role, isSelf } = payload;
  const outcome = yield* attempt(teamApi.changeRole(ranchUuid, userUuid, role));
  if (!outcome.ok) return yield* refuse(memberChange.failed, outcome.failure);
  const { value: member } = outcome;
  yield* put(memberChanged(member));
  yield* put(memberChange.succeeded());
  const [name, roleName] = [nameOf(member), ROLE_NAMES[member.role]];
  yield* put(toastShown('success', t`${name} has the role ${roleName} now`));
  if (isSelf) yield* put(meOutdated());
}

function removedInWords(isSelf: boolean, member: Member | undefined): string {
  if (isSelf) return t`You are no longer on the ranch`;
  if (member === undefined) return t`That person is no longer on the ranch`;
  const name = nameOf(member);
  return t`${name} is no longer on the ranch`;
}

function* remove({ payload }: ReturnType<typeof memberRemovalSubmitted>): SagaGenerator<void> {
  const { ranchUuid, userUuid, isSelf } = payload;
  const member = (yield* select(selectTeam)).find(({ uuid }) => uuid === userUuid);
  const outcome = yield* attempt(teamApi.remove(ranchUuid, userUuid));
  if (!outcome.ok) return yield* refuse(memberChange.failed, outcome.failure);
  yield* put(memberRemoved(payload));
  yield* put(memberChange.succeeded());
  yield* put(toastShown('success', removedInWords(isSelf, member)));
  if (isSelf) yield* put(meOutdated());
}

/** One change at a time, whichever it is. */
export function* changeMember(
  action: ReturnType<typeof memberRoleSubmitted> | ReturnType<typeof memberRemovalSubmitted>,
): SagaGenerator<void> {
  if (memberRoleSubmitted.match(action)) yield* changeRole(action);
  else yield* remove(action);
}
