import type { Said } from '@contract/grazing/said';
import { groupOf } from './group';
import { broughtBackSaid, labelInWords, labelOf, refusedInWords, saidInWords, undoSaid } from './saidInWords';

const FILE = 'ranch.kml';
const imported: Said = {
  what: 'imported',
  counts: [
    { kind: 'herd', count: 3 },
    { kind: 'herd_part', count: 1 },
  ],
  file: FILE,
};

it.each<[Said, string]>([
  [
    { what: 'moved', head: 1_200, herds: ['Cows', 'Bulls'], to: ['Mesa', 'Creek'], off: null },
    'Moved 1,200 head to Mesa and Creek',
  ],
  [
    { what: 'moved', head: null, herds: ['Cows', 'Bulls'], to: [], off: 'corral' },
    'Moved Cows and Bulls to the corral',
  ],
  [{ what: 'moved', head: 120, herds: ['Cows'], to: [], off: 'away' }, 'Took 120 head off the ranch'],
  [{ what: 'moved', head: 120, herds: ['Cows'], to: [], off: 'feedlot' }, 'Moved 120 head to the feedlot'],
  [{ what: 'changed_move', herd: 'Cows', to: [], off: 'away' }, 'Changed the move of Cows off the ranch'],
  [{ what: 'moved', head: 12, herds: ['Cows'], to: [], off: 'unknown' }, 'Noted that the place of Cows is unknown'],
  [{ what: 'changed_move', herd: 'Cows', to: ['Mesa'], off: null }, 'Changed the move of Cows to Mesa'],
  [{ what: 'deleted_moves', moves: 1, to: ['Mesa'], off: null }, 'Deleted the move to Mesa'],
  [{ what: 'deleted_moves', moves: 2, to: ['Mesa'], off: null }, 'Deleted 2 moves to Mesa'],
  [{ what: 'planned', herd: 'Cows', to: ['Mesa'] }, 'Planned Cows to Mesa'],
  [{ what: 'planned_moves', herd: 'Cows', moves: 1 }, 'Planned one move of Cows'],
  [{ what: 'planned_moves', herd: 'Cows', moves: 10 }, 'Planned 10 moves of Cows'],
  [{ what: 'shifted_plan', herd: 'Cows', days: -1 }, 'Moved the plan of Cows 1 day earlier'],
  [{ what: 'transferred', herd: 'Cows', reason: 'sold', head: 12 }, 'Sold 12 head, Cows'],
  [{ what: 'changed_transfer', herd: 'Cows', reason: 'sold', head: null }, 'Changed: Sold all head, Cows'],
  [{ what: 'added', kind: 'herd', name: 'Cows' }, 'Added herd Cows'],
  [{ what: 'added', kind: 'place', name: 'North gate' }, 'Added North gate'],
  [{ what: 'changed', kind: 'task', name: 'Fix the fence' }, 'Changed task: Fix the fence'],
  [{ what: 'deleted', kind: 'rain', name: '2026-07-13' }, 'Deleted rain of July 13, 2026'],
  [{ what: 'retired', kind: 'herd', name: 'Cows' }, 'Retired Cows'],
  [{ what: 'unretired', kind: 'paddock', name: 'Mesa' }, 'Brought paddock Mesa back'],
  [{ what: 'added_forage', paddocks: 1 }, 'Added forage of 1 paddock'],
  [{ what: 'added_animals', animals: 38 }, 'Added 38 animals'],
  [{ what: 'ended_season', name: '2026', next: '2027' }, 'Ended season 2026 and began 2027'],
  [{ what: 'merged', paddocks: ['Mesa', 'Creek', 'School'] }, 'Merged Mesa, Creek and School'],
  [imported, 'Imported 3 herds and 1 part of a herd from ranch.kml'],
  [
    { what: 'part', of: imported, part: 2, parts: 5 },
    'Imported 3 herds and 1 part of a herd from ranch.kml (part 2 of 5)',
  ],
  [{ what: 'undid', of: { what: 'counted', herd: 'Cows' } }, 'Undid: Counted Cows'],
])('%j reads %j', (said, words) => {
  expect(saidInWords(said)).toBe(words);
});

const group = (said: unknown, label = 'In other words') => ({ label, said: said as Said });

it('what only a newer version says is read by its label, and so is what has no more than a label', () => {
  const newer = { what: 'treated', herd: 'Cows' };
  expect(labelInWords(group(newer))).toBe('In other words');
  expect(labelInWords(group({ what: 'undid', of: newer }))).toBe('In other words');
  expect(labelInWords(group({ what: 'added', kind: 'no kind of any release', name: 'Cows' }))).toBe('In other words');
  expect([labelInWords({ label: 'Old' }), labelInWords({ label: 'Old', said: null })]).toEqual(['Old', 'Old']);
});

it('attack W14: marks that turn the direction of a text are left out, and a day that is none is shown as it is', () => {
  expect(labelInWords(group({ what: 'deleted', kind: 'paddock', name: 'Creek\u202Egnp.exe' }))).toBe(
    'Deleted paddock Creekgnp.exe',
  );
  expect(labelInWords({ label: 'Old\u2066' })).toBe('Old');
  expect(labelOf(group({ what: 'added', kind: 'paddock', name: 'Creek\u202E' }).said)).toBe('Added paddock Creek');
  expect(undoSaid({ label: 'Old\u2066' })).toEqual({ what: 'undid', of: { what: 'labeled', label: 'Old' } });
  expect(labelInWords(group({ what: 'added', kind: 'rain', name: 'some day' }))).toBe('Added rain of some day');
});

it('undone and done again any number of times it nests no deeper', () => {
  const counted = group({ what: 'counted', herd: 'Cows' });
  const undid = undoSaid(counted);
  const redid = undoSaid({ label: '', said: undid });
  expect([undid, redid, undoSaid({ label: '', said: redid })].map(saidInWords)).toEqual([
    'Undid: Counted Cows',
    'Redid: Counted Cows',
    'Undid: Counted Cows',
  ]);
  expect(saidInWords(undoSaid({ label: 'Undid: an old one' }))).toBe('Undid: Undid: an old one');
});

it('what is brought back and deleted again any number of times nests no deeper', () => {
  const deleted = group({ what: 'deleted', kind: 'herd', name: 'Cows' });
  const back = broughtBackSaid(deleted);
  expect(saidInWords(back)).toBe('Brought back herd Cows');
  expect(broughtBackSaid({ label: '', said: undoSaid({ label: '', said: back }) })).toEqual(back);
});

it('a refusal says what was not saved, or not undone', () => {
  const counted: Said = { what: 'counted', herd: 'Cows' };
  expect(
    [counted, undoSaid(group(counted)), { what: 'redid', of: counted } as const].map((said) =>
      refusedInWords(group(said)),
    ),
  ).toEqual(['Not saved: Counted Cows', 'Could not be undone: Counted Cows', 'Not saved: Counted Cows']);
  expect(refusedInWords({ label: 'Old' })).toBe('Not saved: Old');
});

it.each<[string, Said]>([
  ['larger than 1 KiB', { what: 'merged', paddocks: Array.from({ length: 20 }, () => '🐄'.repeat(50)) }],
  ['out of its limits', { what: 'moved', herds: ['🐄'.repeat(50)], head: 2e9, to: ['🐄'.repeat(99)], off: null }],
])('what is %s is left out, and its label keeps 100 characters of its words', (_what, said) => {
  const { said: kept, label } = groupOf(said, []);
  expect(kept).toBeNull();
  expect(Array.from(label)).toHaveLength(100);
  expect(label).toMatch(/^(Merged|Moved [\d,]+ head to) [🐄, ]+…$/u);
  expect(groupOf(imported, []).said).toBe(imported);
});
