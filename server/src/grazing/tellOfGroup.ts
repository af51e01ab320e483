import type { Task } from '@contract/grazing/task';
import { writeNotices, type Happening } from '../notices';
import { countOfImport } from './importsTable';
import type { Writing } from './judgeTogether';
import { findNames } from './dueTasksTable';
import { taskPath } from './noticePaths';
import type { FormedGroup, Work } from './Work';

/** A task that a group gives to somebody. */
interface Given {
  uuid: string;
  task: Task;
  to: string;
}

function givenTasks(writings: Iterable<Writing>): Given[] {
  return [...writings].flatMap(({ kind, uuid, before, after }) => {
    if (kind !== 'task' || after === null) return [];
    const task = after as Task;
    const to = task.assignee_uuid;
    const isNew = to !== null && (before as Task | null)?.assignee_uuid !== to;
    return isNew && task.done_at === null ? [{ uuid, task, to }] : [];
  });
}

/** Whether a group is the last of its import. */
async function endsImport({ trx, ranchUuid }: Work, { importUuid, said }: FormedGroup): Promise<boolean> {
  if (importUuid === null) return false;
  const parts = said?.what === 'part' ? said.parts : 1;
  return (await countOfImport(trx, ranchUuid, importUuid)) === parts;
}

/**
 * Writes notices of what a group gives to somebody, and of an import that is done with it, in its transaction. Answers whether
 * anybody is to be told.
 */
export async function tellOfGroup(work: Work, group: FormedGroup, writings: Iterable<Writing>): Promise<boolean> {
  const { trx, ranchUuid, now, sender } = work;
  const given = givenTasks(writings);
  const about = given.flatMap(({ task }) => [task.herd_uuid, task.paddock_uuid]);
  const names = await findNames(trx, ranchUuid, about);
  const namesOf = ({ herd_uuid, paddock_uuid }: Task) =>
    [herd_uuid, paddock_uuid].flatMap((uuid) => (uuid === null ? [] : (names.get(uuid) ?? [])));
  const happenings = given.map(({ uuid, task, to }): Happening => ({
    choice: 'tasks',
    thing: `given ${uuid} ${group.uuid}`,
    told: { what: 'task_given', about: namesOf(task) },
    path: taskPath(uuid),
    onlyTo: to,
    by: sender.senderUuid,
  }));
  if (await endsImport(work, group)) {
    happenings.push({
      choice: 'imports',
      thing: `import ${group.importUuid}`,
      told: { what: 'import_done' },
      path: '/settings/data',
      by: sender.senderUuid,
    });
  }
  return writeNotices(trx, { ranchUuid, now }, happenings);
}
