/** The pages of the app that notices lead to (`src/shared/paths.ts`, `src/shared/recordHrefs.ts`). */

/** What is due, and the task in it. */
export const taskPath = (uuid: string): string => `/todo?form=edit-task&entry=${uuid}`;

export const todoPath = '/todo';

/** The form of a move, with the herd and, where it is planned, its first place filled in. */
export function movePath(herdUuid: string, places: readonly string[]): string {
  const [place, ...gates] = places;
  const query = new URLSearchParams([
    ['form', 'move'],
    ['herd', herdUuid],
  ]);
  if (place !== undefined) query.set('paddock', place);
  for (const gate of gates) query.append('gate', gate);
  return `/herds?${query.toString()}`;
}
