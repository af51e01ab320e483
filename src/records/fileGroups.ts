import type { RecordsState } from './recordsState';
import type { Result } from './transitions/takingAnswers';

/** The state with the revisions at which the server has the groups of files that it was sent. */
export function withRevisionsOfFiles(state: RecordsState, results: readonly Result[]): RecordsState {
  const ofFiles = state.outbox.filter(({ fileOf }) => fileOf !== null);
  if (ofFiles.length === 0) return state;
  const uuids = new Set(ofFiles.map(({ group }) => group.uuid));
  const saved = results.flatMap((each) =>
    each.status === 'applied' && uuids.has(each.uuid) ? [[each.uuid, each.revision] as const] : [],
  );
  return { ...state, ofFiles: { ...state.ofFiles, ...Object.fromEntries(saved) } };
}

/**
 * What became of a group of a file: it waits, was refused, is saved now, or was saved `before`, by the device that saved the
 * file; `gone` where the person gave it up, or wrote it again.
 */
export type FileGroupState = 'waiting' | 'refused' | 'saved' | 'before' | 'gone';

type Known = Pick<RecordsState, 'outbox' | 'done' | 'ofFiles'>;

/** What the server has by now, as far as this page knows. */
export function knownOnServer({ position, news, done, ofFiles }: RecordsState) {
  const heard = news === null || news === 'asked' ? 0 : news.head;
  const uuids = new Set([...Object.keys(ofFiles), ...done.map(({ group }) => group.uuid)]);
  return { head: Math.max(position?.head ?? 0, heard), uuids };
}

/**
 * Tells of groups of a file what became of them.
 *
 * @param before what the server had when they were sent: its head, and which of them are known to be there
 */
export function fileGroupStates(
  { outbox, done, ofFiles }: Known,
  before: { readonly head: number; readonly uuids: ReadonlySet<string> },
): (uuid: string) => FileGroupState {
  const states = new Map(outbox.map(({ group, state }) => [group.uuid, state]));
  const revisions = new Map(done.map(({ group, revision }) => [group.uuid, revision]));
  return (uuid) => {
    const state = states.get(uuid);
    if (state === 'refused') return 'refused';
    if (state === 'waiting' || state === 'sending') return 'waiting';
    if (before.uuids.has(uuid)) return 'before';
    const revision = Object.hasOwn(ofFiles, uuid) ? ofFiles[uuid] : revisions.get(uuid);
    if (revision === undefined) return state === 'applied' ? 'saved' : 'gone';
    return revision !== null && revision <= before.head ? 'before' : 'saved';
  };
}
