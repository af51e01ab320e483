import type { PhotoDraft } from './photoDraft';

/** Whether a photo of a form can change places with its neighbor: a saved one keeps its place. */
export const canMove = (drafts: readonly PhotoDraft[], index: number, by: 1 | -1): boolean =>
  drafts[index]?.uuid === null && drafts[index + by]?.uuid === null;

/** The photos of a form, with one of them in the place of its neighbor. */
export function movedDraft(drafts: readonly PhotoDraft[], index: number, by: 1 | -1): readonly PhotoDraft[] {
  const [moved] = drafts.slice(index, index + 1);
  return moved === undefined ? drafts : drafts.toSpliced(index, 1).toSpliced(index + by, 0, moved);
}
