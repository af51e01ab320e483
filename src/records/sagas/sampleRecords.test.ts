import { RECORD_SCHEMAS } from '@contract/grazing/records';
import { sampleRanch } from '@domain/sample/sampleRanch';
import { uuidV7 } from '../uuidV7';

it('every record of the sample ranch is as its kind asks', () => {
  const given = { now: Date.now(), zone: 'America/Denver', seasonFrom: '9999-12-31', personUuid: uuidV7() };
  for (const { kind, data } of sampleRanch({ ...given, newUuid: uuidV7 }))
    expect(RECORD_SCHEMAS[kind].validateSync(data, { strict: true })).toEqual(data);
});
