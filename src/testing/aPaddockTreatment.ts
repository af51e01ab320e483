import { aHerdRecord, MESA } from './aRecord';

/** Mesa was treated with Grazon, which closes it for 30 days. */
export const aPaddockTreatmentRecord = (at: string, fields: object = {}) => ({
  ...aHerdRecord('grazon'),
  kind: 'paddock_treatment',
  data: {
    paddock_uuid: MESA,
    at,
    acres: null,
    what: 'herbicide',
    product_uuid: null,
    product: 'Grazon',
    batch: '',
    rate: 2,
    rate_unit: 'l/ha',
    lb: null,
    n_percent: null,
    graze_days: 30,
    export_days: null,
    by: 'Bo',
    note: '',
    ...fields,
  },
});
