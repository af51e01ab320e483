import { DAY_MS } from '../grazing/time';
import { readGolden, testOfGolden } from '../testing/goldenData';
import { howEntered, type EnteredFact } from './howEntered';

const FACT = Date.parse('2026-06-01T00:00:00.000Z');
const after = (written: number, received: number, over: Partial<EnteredFact> = {}) =>
  howEntered({
    ...{ factAt: FACT, groupAt: FACT + written * DAY_MS, receivedAt: FACT + received * DAY_MS },
    ...{ isImported: false, isFromFile: false },
    ...over,
  });

describe('rule V7', () => {
  it('rule V7: what the server has within 7 days is live, whatever the device’s clock says', () => {
    expect([after(0, 0), after(7, 7), after(90, 7), after(-1, -1)]).toEqual(Array(4).fill('live'));
  });

  it('rule V7: what was written within 7 days and came within 45 was sent later', () => {
    expect([after(7, 7.1), after(0, 45)]).toEqual(['sent_later', 'sent_later']);
    expect([after(7.1, 7.1), after(0, 45.1), after(92, 92)]).toEqual(['late', 'late', 'late']);
  });

  it('rule V7: what came by a file is imported, and what came by somebody else’s file of changes is late', () => {
    expect(after(0, 0, { isImported: true, isFromFile: true })).toBe('imported');
    expect(after(0, 0, { isFromFile: true })).toBe('late');
  });
});

interface Example {
  readonly id: string;
  readonly rule: string;
  readonly inputs: {
    readonly records: readonly {
      readonly kind: string;
      readonly uuid: string;
      readonly data: { readonly at: string };
    }[];
    readonly groups: Readonly<Record<string, { at: string; received_at: string; import_uuid: string | null }>>;
  };
}

const cases = readGolden<{ cases: Example[] }>('worked-examples-evidence.json')?.cases ?? [];
const example = cases.find(({ rule }) => rule === 'V7');

testOfGolden('rule V7: the moves of the worked example', example !== undefined);

if (example !== undefined) {
  it(`rule V7: ${example.id} gives how each of its moves was entered`, () => {
    const { records, groups } = example.inputs;
    const moves = records.filter(({ kind }) => kind === 'move');
    const marks = moves.map(({ uuid, data }) => {
      const { at = '', received_at = '', import_uuid = null } = groups[uuid] ?? {};
      const [factAt, groupAt, receivedAt] = [Date.parse(data.at), Date.parse(at), Date.parse(received_at)];
      return howEntered({ factAt, groupAt, receivedAt, isImported: import_uuid !== null, isFromFile: false });
    });
    expect(marks).toEqual(['live', 'sent_later', 'live', 'late']);
  });
}
