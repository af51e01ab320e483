import { canMove, movedDraft } from './movedDraft';
import type { PhotoDraft } from './photoDraft';

const draft = (sha256: string, uuid: string | null = null) => ({ sha256, uuid }) as PhotoDraft;
const names = (drafts: readonly PhotoDraft[]) => drafts.map(({ sha256 }) => sha256).join('');

describe('the order of photos in a form', () => {
  const drafts = [draft('a'), draft('b'), draft('c')];

  it.each([
    [1, -1, 'bac'],
    [1, 1, 'acb'],
    [2, -1, 'acb'],
  ] as const)('photo %d goes %d', (index, by, order) => {
    expect(canMove(drafts, index, by)).toBe(true);
    expect(names(movedDraft(drafts, index, by))).toBe(order);
    expect(names(drafts)).toBe('abc');
  });

  it('none leaves the list, and a saved one keeps its place', () => {
    expect(canMove(drafts, 0, -1)).toBe(false);
    expect(canMove(drafts, 2, 1)).toBe(false);
    const some = [draft('a', 'saved'), draft('b'), draft('c')];
    expect(canMove(some, 0, 1)).toBe(false);
    expect(canMove(some, 1, -1)).toBe(false);
    expect(canMove(some, 1, 1)).toBe(true);
  });
});
