import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { meOutdated, noticeShown } from '@shared/events';
import { capitalized } from '@shared/lib/wording';
import { attempt, refuse } from '@shared/sagas/attempt';
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
  yield* put(noticeShown('success', `${nameOf(member)} has the role ${capitalized(member.role)} now`));
  if (isSelf) yield* put(meOutdated());
}

function* remove({ payload }: ReturnType<typeof memberRemovalSubmitted>): SagaGenerator<void> {
  const { ranchUuid, userUuid, isSelf } = payload;
  const member = (yield* select(selectTeam)).find(({ uuid }) => uuid === userUuid);
  const outcome = yield* attempt(teamApi.remove(ranchUuid, userUuid));
  if (!outcome.ok) return yield* refuse(memberChange.failed, outcome.failure);
  yield* put(memberRemoved(payload));
  yield* put(memberChange.succeeded());
  const words = isSelf
    ? 'You are no longer on the ranch'
    : `${member ? nameOf(member) : 'That person'} is no longer on the ranch`;
  yield* put(noticeShown('success', words));
  if (isSelf) yield* put(meOutdated());
}

/** One change at a time, whichever it is. */
export function* changeMember(
  action: ReturnType<typeof memberRoleSubmitted> | ReturnType<typeof memberRemovalSubmitted>,
): SagaGenerator<void> {
  if (memberRoleSubmitted.match(action)) yield* changeRole(action);
  else yield* remove(action);
}
