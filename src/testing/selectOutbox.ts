import type { WithRecords } from '@records/index';
import { waitsFor } from '@records/outbox';

/** What is on its way to the server or was refused, in order, each with the label of the earlier group that it waits for. */
export const selectOutbox = ({ records }: WithRecords) => {
  const outbox = records?.outbox ?? [];
  const waits = waitsFor(outbox);
  return outbox
    .filter(({ state }) => state !== 'applied')
    .map(({ group: { uuid, label }, state, refusal }) => ({
      uuid,
      label,
      state,
      refusal,
      waitsFor: waits.get(uuid)?.label ?? null,
    }));
};
