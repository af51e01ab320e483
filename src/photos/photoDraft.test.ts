import type { DataOf, Held } from '@records/index';
import { photoValues, photoChanges, type PhotoDraft } from './photoDraft';

const NOTE = '11111111-1111-4111-8111-111111111111';
const CREEK = '22222222-2222-4222-8222-222222222222';
const data: DataOf<'photo'> = {
  at: '2026-06-01T12:00:00.000Z',
  sha256: 'a'.repeat(64),
  bytes: 400_000,
  width: 2_560,
  height: 1_920,
  caption: 'The gate',
  point: null,
  bearing_deg: null,
  paddock_uuid: CREEK,
  subject_kind: 'note',
  subject_uuid: NOTE,
};
const held = (uuid: string, more: Partial<DataOf<'photo'>> = {}) =>
  ({ uuid, base: 7, data: { ...data, ...more } }) as Held<DataOf<'photo'>>;
const of = { kind: 'note', uuid: NOTE, paddockUuid: CREEK } as const;

const fresh: PhotoDraft = {
  uuid: null,
  isNow: true,
  sha256: 'b'.repeat(64),
  bytes: 1,
  width: 2,
  height: 3,
  caption: '  A hinge ',
  at: data.at,
  point: null,
  bearing_deg: null,
};

it('a new photo is of what it was added to, where that is, with the time of its recording', () => {
  const [change, ...others] = photoChanges(of, [], [fresh]);
  expect(others).toEqual([]);
  expect(change).toMatchObject({ kind: 'photo', base: null, clock: ['at'] });
  expect(change?.data).toEqual({
    ...data,
    sha256: fresh.sha256,
    bytes: 1,
    width: 2,
    height: 3,
    caption: 'A hinge',
  });
});

it('a photo of last week keeps its own time', () => {
  const [change] = photoChanges(of, [], [{ ...fresh, isNow: false }]);
  expect(change?.clock).toEqual([]);
});

it('what a form leaves as it was is not written; a caption is, and what was left out is deleted', () => {
  const before = [held('one'), held('two'), held('three')];
  const drafts = photoValues(before).photos;
  expect(photoChanges(of, before, drafts)).toEqual([]);
  const [first, , third] = drafts;
  if (first === undefined || third === undefined) throw new Error('There are three');
  expect(photoChanges(of, before, [first, { ...third, caption: 'The hinge' }])).toEqual([
    { kind: 'photo', uuid: 'two', base: 7, data: null },
    { kind: 'photo', uuid: 'three', base: 7, data: { caption: 'The hinge' }, clock: [] },
  ]);
});

it('new photos have ids that rise in the order of the form, whenever they were taken', () => {
  const drafts = ['2026-06-03', '2026-06-01', '2026-06-02'].map((day, at) => ({
    ...fresh,
    isNow: false,
    at: `${day}T12:00:00.000Z`,
    sha256: String(at).repeat(64),
  }));
  const uuids = photoChanges(of, [], drafts).map(({ uuid }) => uuid);
  expect(uuids.toSorted()).toEqual(uuids);
});
