import { aHerdRecord, COWS } from './aRecord';

const AT = '2026-05-20T12:00:00.000Z';

/** Hay of our own, of which the ranch says no dry matter. */
export const aFeedstuffRecord = (name = 'First cut', fields: object = {}) => ({
  ...aHerdRecord(name),
  kind: 'feedstuff',
  data: {
    name,
    what: 'hay',
    dm_percent: null,
    roughage: true,
    source: 'own',
    status: 'unknown',
    certificate: '',
    supplier: '',
    retired_at: null,
    note: '',
    ...fields,
  },
});

/** Hay that was put out for the herd Cows. */
export const aFeedingRecord = (name = 'hay', fields: object = {}) => ({
  ...aHerdRecord(name),
  kind: 'feed',
  data: {
    at: AT,
    lb: 50,
    what: 'hay',
    use: 'put_out',
    herd_uuid: COWS,
    paddock_uuid: null,
    note: '',
    dm_percent: null,
    animal: null,
    days: null,
    feedstuff_uuid: null,
    ...fields,
  },
});
