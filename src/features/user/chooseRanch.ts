import type { Me, Ranch } from '@contract/people/me';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export interface RanchChoice {
  ranchUuid: string | null;
  seasonUuid: string | null;
}

/**
 * The ranch and season the person works in: the ranch chosen before in this browser while they still belong to it, else
 * the one they last worked in anywhere (`settings.lastRanchUuid`), else the first one with a UUID; the season chosen before while the ranch stays the same, else the ranch's current one.
 */
export function chooseRanch(before: RanchChoice, me: Pick<Me, 'ranches' | 'settings'>): RanchChoice {
  const isKept = (ranch: Ranch) => ranch.ranch_uuid === before.ranchUuid;
  const valid = me.ranches.filter(({ ranch_uuid: uuid }) => UUID.test(uuid));
  const last = valid.find(({ ranch_uuid: uuid }) => uuid === me.settings.lastRanchUuid);
  const ranch = me.ranches.find(isKept) ?? last ?? valid[0];
  if (ranch === undefined) return { ranchUuid: null, seasonUuid: null };
  const kept = isKept(ranch) ? before.seasonUuid : null;
  return { ranchUuid: ranch.ranch_uuid, seasonUuid: kept ?? ranch.current_season_uuid };
}
