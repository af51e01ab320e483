import fc from 'fast-check';
import type { Change, Group } from './group';
import { about, createReplay, replay } from './replay';
import { NO_SHELVES, putAll, type Shelves } from './shelves';

const UUIDS = ['a', 'b', 'c', 'd'];

const change = fc.record({
  kind: fc.constant('note'),
  uuid: fc.constantFrom(...UUIDS),
  base: fc.constantFrom(null, 3),
  data: fc.oneof(fc.constant(null), fc.record({ text: fc.string() }), fc.record({ at: fc.string() })),
  isWhole: fc.boolean(),
});
const groupsOf = (all: readonly (readonly Change[])[]): Group[] =>
  all.map((changes, index) => ({ uuid: `group ${index}`, at: '2026', label: '', import_uuid: null, changes }));
const someGroups = fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 6 }).map(groupsOf);

const confirmedOf = (uuids: readonly string[]): Shelves =>
  putAll(
    NO_SHELVES,
    uuids.map((uuid) => {
      const held = {
        kind: 'note',
        uuid,
        base: 1,
        changed_at: '2025',
        changed_by: null,
        data: { text: 'was', at: 'x' },
      };
      return { kind: 'note', uuid, held };
    }),
  );
const listed = (shelves: Shelves) =>
  Object.values(shelves.note ?? {})
    .flat()
    .sort((one, other) => (one.uuid < other.uuid ? -1 : 1));

it('what is replayed group by group is the same as all of it at once, and so is what leaves', () => {
  fc.assert(
    fc.property(fc.subarray(UUIDS), someGroups, fc.nat(6), (there, groups, left) => {
      const confirmed = confirmedOf(there);
      const step = createReplay();
      for (let count = 0; count <= groups.length; count += 1) {
        const first = groups.slice(0, count);
        expect(listed(step(confirmed, first))).toEqual(listed(replay(confirmed, first)));
      }
      const rest = groups.slice(left);
      expect(listed(step(confirmed, rest))).toEqual(listed(replay(confirmed, rest)));
      const other = confirmedOf(UUIDS);
      expect(listed(step(other, rest))).toEqual(listed(replay(other, rest)));
    }),
  );
});

it('what some records are is told by the changes about them alone', () => {
  fc.assert(
    fc.property(fc.subarray(UUIDS), someGroups, fc.subarray(UUIDS), (there, groups, asked) => {
      const confirmed = confirmedOf(there);
      const wanted = new Set(asked);
      const isAsked = ({ uuid }: { uuid: string }) => wanted.has(uuid);
      const some = listed(replay(confirmed, about(groups, wanted))).filter(isAsked);
      expect(some).toEqual(listed(replay(confirmed, groups)).filter(isAsked));
    }),
  );
});
