import type { Share } from '@contract/programs/share';

/** A share of the record and the land from the year of the test's clock on, but for what is said. */
export const aShare = (over: Partial<Share> = {}): Share => ({
  figures: true,
  records: true,
  monitoring: false,
  animals: false,
  land: true,
  plans: false,
  places: false,
  notes: false,
  tasks: false,
  photos: false,
  contact_uuid: null,
  from: '2026-01-01',
  until: null,
  paddocks: 'all',
  new_paddocks: true,
  ...over,
});
