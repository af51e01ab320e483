import { aHerdRecord, aRanchRecord } from './aRecord';

/** Rain of May and June, looked at on 30 June. */
export const aTriggerRecord = (name = 'June rain', fields: object = {}) => ({
  ...aHerdRecord(name),
  kind: 'trigger',
  data: {
    name,
    on_day: '06-30',
    indicator: 'rain_percent',
    from_day: '05-01',
    to_day: '06-30',
    threshold: 75,
    side: 'below',
    action: 'Sell the yearlings',
    animal: null,
    head_percent: null,
    retired_at: null,
    note: '',
    ...fields,
  },
});

export const aRainRecord = (on: string, inches: number) => ({
  ...aHerdRecord(`rain ${on}`.slice(0, 16)),
  kind: 'rain',
  data: { on, inches },
});

/** The ranch's settings with 2 inches of normal rain a month. */
export const withNormals = () => aRanchRecord({ rain_normals_in: Array.from({ length: 12 }, () => 2) });
