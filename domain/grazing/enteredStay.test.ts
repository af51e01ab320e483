import fc from 'fast-check';
import { animals, ARanch, day, instant } from '../testing/aRanch';
import { allFigures } from '../testing/allFigures';
import { enteredStay } from './enteredStay';
import type { GrazingRecords } from './records';

interface Page {
  readonly from: number;
  readonly days: number;
  /** Days between it and the next one. */
  readonly gap: number;
  readonly paddock: string;
}

const paddock = fc.constantFrom('creek', 'mesa', 'school');
const notebook = fc
  .array(fc.record({ days: fc.integer({ min: 1, max: 9 }), gap: fc.integer({ min: 0, max: 5 }), paddock }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((pages) => {
    let from = 0;
    return pages.map((page): Page => {
      const begun = from;
      from += page.days + page.gap;
      return { ...page, from: begun };
    });
  });

const aRanch = () => new ARanch().paddock('creek').paddock('mesa').paddock('school').herd('cows', [animals()]);

/** The record once these pages have been entered, in order. */
function entered(pages: readonly Page[]): GrazingRecords {
  const ranch = aRanch();
  for (const { from, days, paddock: to } of pages) {
    const moves = ranch.records().moves.get('cows') ?? [];
    const { filled, gapAt } = enteredStay(moves, { at: instant(from), until: instant(from + days) });
    for (const uuid of filled) ranch.withoutMove(uuid);
    ranch.move('cows', day(from), to);
    if (gapAt !== null) ranch.off('cows', new Date(gapAt).toISOString(), 'unknown');
  }
  return ranch.records();
}

/** Stays and figures, without the ids of the moves that made them. */
function readOf(records: GrazingRecords) {
  const { timelines, paddocks, ranch } = allFigures(records, instant(200));
  const stays = [...timelines.stays.values()]
    .flat()
    .map(({ from, to, paddockUuids, off }) => ({ from, to, paddockUuids, off }));
  return { stays, paddocks: [...paddocks], ranch };
}

describe('an old notebook', () => {
  it('ends in the same stays and figures, in whichever order its pages are entered', () => {
    fc.assert(
      fc.property(
        notebook.chain((pages) =>
          fc.tuple(fc.constant(pages), fc.shuffledSubarray(pages, { minLength: pages.length })),
        ),
        ([pages, shuffled]) => {
          expect(readOf(entered(shuffled))).toEqual(readOf(entered(pages)));
        },
      ),
    );
  });

  it('grazes for as long as it says, and not over what it does not say', () => {
    fc.assert(
      fc.property(notebook, (pages) => {
        const { paddocks } = allFigures(entered(pages), instant(200));
        const days = pages.reduce((all, page) => all + page.days, 0);
        const grazed = [...paddocks.values()].reduce((all, figures) => all + figures.grazingDays, 0);
        expect(grazed).toBeCloseTo(days, 6);
      }),
    );
  });
});

describe('a stay that is entered late', () => {
  const { moves: all } = aRanch().move('cows', day(1), 'creek').move('cows', day(9), 'mesa').records();
  const moves = all.get('cows') ?? [];

  it('leaves a gap where nothing follows before its end', () => {
    expect(enteredStay(moves, { at: instant(3), until: instant(5) })).toEqual({ filled: [], gapAt: instant(5) });
  });

  it('leaves none where another move comes first, or at its very end', () => {
    expect(enteredStay(moves, { at: instant(3), until: instant(9) }).gapAt).toBeNull();
    expect(enteredStay(moves, { at: instant(3), until: instant(12) }).gapAt).toBeNull();
  });

  it('leaves none where nobody said when it ended', () => {
    expect(enteredStay(moves, { at: instant(20), until: null })).toEqual({ filled: [], gapAt: null });
  });
});
