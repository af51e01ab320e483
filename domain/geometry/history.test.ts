import fc from 'fast-check';
import { done, historyOf, redone, undone, type History } from './history';

type Step = { readonly at: number };
type Act = 'undo' | 'redo' | Step;

const acts = fc.array(
  fc.oneof(
    fc.constant<Act>('undo'),
    fc.constant<Act>('redo'),
    fc.nat().map<Act>((at) => ({ at })),
  ),
  { maxLength: 60 },
);
const act = (history: History<Step>, next: Act) =>
  next === 'undo' ? undone(history) : next === 'redo' ? redone(history) : done(history, next);

const START: Step = { at: -1 };

describe('steps of drawing', () => {
  it('are undone back to the start, and done again up to the end', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), (numbers) => {
        const steps = numbers.map((at) => ({ at }));
        const end = steps.reduce((history, step) => done(history, step), historyOf(START));
        const back = steps.reduce((history) => undone(history), end);
        expect(back.present).toBe(START);
        expect(undone(back)).toBe(back);
        const forth = steps.reduce((history) => redone(history), back);
        expect(forth).toEqual(end);
        expect(redone(forth)).toBe(forth);
      }),
    );
  });

  it('come back one by one, whatever was done before', () => {
    fc.assert(
      fc.property(acts, fc.nat(), (before, at) => {
        const history = before.reduce(act, historyOf(START));
        expect(undone(done(history, { at })).present).toBe(history.present);
        expect(redone(done(history, { at })).future).toEqual([]);
        if (history.past.length > 0) expect(redone(undone(history))).toEqual(history);
        if (history.future.length > 0) expect(undone(redone(history))).toEqual(history);
      }),
    );
  });

  it('are forgotten beyond the most that are kept, the oldest first', () => {
    const end = [1, 2, 3, 4].reduce((history, at) => done(history, { at }, 2), historyOf(START));
    expect(end.past).toEqual([{ at: 2 }, { at: 3 }]);
    const many = Array.from({ length: 500 }, (_, at) => at);
    expect(many.reduce((history, at) => done(history, { at }), historyOf(START)).past).toHaveLength(200);
  });
});
