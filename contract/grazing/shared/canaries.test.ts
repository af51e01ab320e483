import { SHARE_PARTS, type SharePart } from '@domain/sharing/shareTerms';
import { plantedRecords, type Planted } from '../../testing/plantedRecords';
import { projected, shareTerms } from '../../testing/projections';
import { SHARED } from '.';

const DAY = '2026-07-01';
const shared = plantedRecords({ mark: 'shared', day: DAY, paddock: 'paddock-shared' });
const fenced = plantedRecords({ mark: 'fenced', day: DAY, paddock: 'paddock-fenced' });
const earlier = plantedRecords({ mark: 'earlier', day: '2020-07-01', paddock: 'paddock-shared' });
const terms = (parts: readonly SharePart[]) =>
  shareTerms({ parts: new Set(parts), from: '2026-06-01', until: '2026-12-31', paddocks: new Set(['paddock-shared']) });

const toldOf = (parts: readonly SharePart[], records = shared.records): string =>
  JSON.stringify(projected(records, terms(parts)));
const found = (json: string, planted: readonly Planted[]): string[] =>
  planted.map(({ text }) => text).filter((text) => json.includes(`"${text}"`));

/** By the table: what a part lets through of what was planted. */
const isAllowed = ({ kind, field }: Planted, parts: readonly SharePart[]): boolean => {
  const { part, fields } = SHARED[kind];
  const word = (fields as Readonly<Record<string, string>>)[field];
  const has = (each: string): boolean => parts.some((one) => one === each);
  if (part === 'never' || (part !== 'always' && !has(part))) return false;
  return word === 'open' || (word === 'position' ? has('land') : word !== 'person' && has(word ?? ''));
};

const BASE: readonly SharePart[] = ['figures', 'records'];
/** Where a position is missing, the record itself is left out: such kinds need the land. */
const NEEDS_LAND: readonly string[] = ['place', 'photo_point', 'transect', 'transect_reading'];

it.each(SHARE_PARTS)('PROGRAM P4: with %s its own texts are told, and nothing else', (part) => {
  const parts = [...BASE, part];
  const allowed = shared.planted.filter(
    (each) => isAllowed(each, parts) && (parts.includes('land') || !NEEDS_LAND.includes(each.kind)),
  );
  expect(found(toldOf(parts), shared.planted)).toEqual(allowed.map(({ text }) => text));
});

it('PROGRAM P4: with everything each text is told but those of people, and of kinds that no share has', () => {
  const allowed = shared.planted.filter((each) => isAllowed(each, SHARE_PARTS));
  expect(found(toldOf(SHARE_PARTS), shared.planted)).toEqual(allowed.map(({ text }) => text));
  expect(allowed.length).toBeGreaterThan(100);
});

/** What lasts, or holds for the whole ranch, has no paddock; a herd that is on other land is there, and away. */
const WITHOUT_PADDOCK = Object.keys(SHARED).filter(
  (kind) => !JSON.stringify(fenced.records.find((each) => each.kind === kind)).includes('paddock-fenced'),
);

it('PROGRAM P4: of land that is not shared nothing is told, in any field of any kind', () => {
  const json = toldOf(SHARE_PARTS, [...shared.records, ...fenced.records]);
  const leaked = found(json, fenced.planted).filter((text) => {
    const kind = text.slice(0, text.indexOf('.'));
    return !WITHOUT_PADDOCK.includes(kind) && kind !== 'move';
  });
  expect(leaked).toEqual([]);
  expect(json).not.toContain('paddock-fenced');
});

/** These last, whenever they began: a herd, a place, a product, what is in the list of feeds. */
const LASTING = Object.entries(SHARED).flatMap(([kind, { dated }]) => (dated === 'lasting' ? [kind] : []));
const FROM_THEN_ON = ['demand', 'animal', 'season', 'mark', 'confinement', 'grazing_season', 'unit'];

it('PROGRAM P4: of days before the window nothing is told, in any field of any kind', () => {
  const spans = earlier.records.map((record) => ({
    ...record,
    // The herd of then is one of now.
    data: JSON.parse(JSON.stringify(record.data).replaceAll('herd-earlier', 'herd-shared')) as object,
  }));
  const json = toldOf(SHARE_PARTS, [...shared.records, ...spans.filter(({ kind }) => kind !== 'paddock')]);
  const leaked = found(json, earlier.planted).filter((text) => {
    const kind = text.slice(0, text.indexOf('.'));
    return !LASTING.includes(kind) && !FROM_THEN_ON.slice(0, 2).includes(kind);
  });
  // What a herd was and where, is told again of the first instant of the window.
  expect(leaked).toEqual(['count.classes.earlier', 'move.strip_acres.earlier']);
  expect(json).not.toContain('2020-07');
});
