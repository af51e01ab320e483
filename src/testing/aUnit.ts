import { aHerdRecord, CREEK } from './aRecord';

/** Creek, which is reported by itself. */
export const aUnitRecord = (name = 'North half', fields: object = {}) => ({
  ...aHerdRecord(name),
  kind: 'unit',
  data: { name, paddock_uuids: [CREEK], starts_on: '2020-01-01', ends_on: null, note: '', ...fields },
});
