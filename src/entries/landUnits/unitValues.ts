import type { DataOf } from '@records/index';

type Data = DataOf<'unit'>;

/** What the form of land that is reported together holds; of each paddock that is offered whether it is chosen. */
export interface UnitValues extends Pick<Data, 'name' | 'starts_on' | 'note'> {
  ends_on: string;
  paddock_uuids: Record<string, boolean>;
}

export const NO_UNIT: Omit<UnitValues, 'paddock_uuids'> = { name: '', starts_on: '', ends_on: '', note: '' };

/** Nothing but the chosen paddocks is chosen, of those that are offered. */
export const chosenOf = (offered: readonly string[], chosen: readonly string[] = []): UnitValues['paddock_uuids'] =>
  Object.fromEntries([...new Set([...offered, ...chosen])].map((uuid) => [uuid, chosen.includes(uuid)]));

export const unitTyped = ({ name, starts_on, ends_on, note, paddock_uuids }: UnitValues): Data => ({
  name: name.trim(),
  paddock_uuids: Object.keys(paddock_uuids).filter((uuid) => paddock_uuids[uuid] === true),
  starts_on,
  ends_on: ends_on === '' ? null : ends_on,
  note: note.trim(),
});

export const unitAsTyped = (data: Data, offered: readonly string[]): UnitValues => ({
  ...data,
  ends_on: data.ends_on ?? '',
  paddock_uuids: chosenOf(offered, data.paddock_uuids),
});
