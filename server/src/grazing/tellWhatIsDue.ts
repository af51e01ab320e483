import { dateOfDay, DAY_MS, dayNumber, zoneOf, type Zone } from '@domain/grazing/time';
import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import { endPassed, findWatchedRanches, noteLook, writeNotices, type Happening, type WatchedRanch } from '../notices';
import { findNames, findTasksDue, type DueTaskRow } from './dueTasksTable';
import type { GrazingDeps } from './GrazingDeps';
import { findMovesDue, type DueMoveRow } from './moveNoticesTable';
import { movePath, taskPath, todoPath } from './noticePaths';

type Deps = Pick<GrazingDeps, 'db' | 'clock' | 'notices'>;

const HOUR_MS = 60 * 60 * 1000;
/** What is due today is told from this hour of the ranch's day on. */
const MORNING_HOUR = 5;
/** What was due longer ago is told no more. */
const LATE_DAYS = 60;

/** The day of a ranch, as its zone counts them. */
interface Today {
  zone: Zone;
  today: number;
  now: Date;
}

/** What somebody has written today for today is no news to them. */
const ofToday = ({ changed_by, changed_at }: DueMoveRow | DueTaskRow, { zone, today }: Today) =>
  zone.dayOf(changed_at.getTime()) === today ? changed_by : null;

function moveHappening(move: DueMoveRow, day: Today): Happening {
  const dueDay = day.zone.dayOf(move.at.getTime());
  const { herd, paddocks: to, here } = move;
  return {
    choice: 'moves',
    thing: `move ${move.uuid} ${dateOfDay(dueDay)}`,
    told: { what: 'move', herd, to, here, daysLate: day.today - dueDay },
    path: todoPath,
    movePath: movePath(move.herd_uuid, move.places),
    isUrgent: true,
    by: ofToday(move, day),
  };
}

async function taskHappenings(trx: Db, ranchUuid: string, day: Today): Promise<Happening[]> {
  const tasks = await findTasksDue(trx, ranchUuid, dateOfDay(day.today - LATE_DAYS), dateOfDay(day.today));
  const names = await findNames(
    trx,
    ranchUuid,
    tasks.flatMap(({ herd_uuid, paddock_uuid }) => [herd_uuid, paddock_uuid]),
  );
  const nameOf = (uuid: string | null) => (uuid === null ? [] : (names.get(uuid) ?? []));
  return tasks.map((task) => ({
    choice: 'tasks',
    thing: `task ${task.uuid} ${task.due_on}`,
    told: {
      what: 'task_due',
      about: [nameOf(task.herd_uuid), nameOf(task.paddock_uuid)].flat(),
      daysLate: day.today - dayNumber(task.due_on),
    },
    path: taskPath(task.uuid),
    ...(task.assignee_uuid !== null && { onlyTo: task.assignee_uuid }),
    by: ofToday(task, day),
  }));
}

async function happeningsOf(trx: Db, ranchUuid: string, day: Today): Promise<Happening[]> {
  const moves = await findMovesDue(trx, ranchUuid, new Date(day.zone.startOf(day.today + 1)));
  const since = day.now.getTime() - LATE_DAYS * DAY_MS;
  const told = moves.filter(({ at }) => at.getTime() >= since).map((move) => moveHappening(move, day));
  return [...told, ...(await taskHappenings(trx, ranchUuid, day))];
}

function isLookedAt({ looked_day, looked_revision, revision }: WatchedRanch, day: string): boolean {
  return looked_day !== null && (looked_day > day || (looked_day === day && looked_revision === revision));
}

/** Looks at one ranch, where its day has begun and something may be new. Answers whether it did. */
async function look({ db, clock }: Deps, ranch: WatchedRanch): Promise<boolean> {
  const { ranch_uuid: ranchUuid, time_zone, revision } = ranch;
  const now = clock.now();
  const zone = zoneOf(time_zone);
  const today = zone.dayOf(now.getTime());
  const hour = (zone.clockAt(now.getTime()) % DAY_MS) / HOUR_MS;
  const date = dateOfDay(today);
  if (hour < MORNING_HOUR || isLookedAt(ranch, date)) return false;
  return inTransaction(db, async (trx) => {
    if (!(await noteLook(trx, ranchUuid, date, revision))) return false;
    const happenings = await happeningsOf(trx, ranchUuid, { zone, today, now });
    await endPassed(
      trx,
      ranchUuid,
      happenings.map(({ thing }) => thing),
    );
    await writeNotices(trx, { ranchUuid, now }, happenings);
    return true;
  });
}

/**
 * Tells everyone who wants it what is due on their ranches today, or late: from 5 in the morning of the ranch's zone on, and
 * again when the record has changed. Each thing once, however many servers there are.
 *
 * @param onFailure hears of a ranch that could not be looked at: the others are
 */
export async function tellWhatIsDue(deps: Deps, onFailure: (err: unknown, ranchUuid: string) => void): Promise<void> {
  if (!deps.notices.isOn) return;
  let isAny = false;
  for (const ranch of await findWatchedRanches(deps.db)) {
    try {
      if (await look(deps, ranch)) isAny = true;
    } catch (err) {
      onFailure(err, ranch.ranch_uuid);
    }
  }
  if (isAny) await deps.notices.send();
}
