import { lastsAt } from '@domain/grazing/stays';
import type { Timelines } from '@domain/grazing/timelines';
import { added, type DataOf, type Held } from '@records/index';
import type { Change } from '@records/group';
import { herdColor } from '@records/herdColors';
import { moveData } from '@records/moving/moveData';
import { foldWhiteSpace } from '@contract/text/text';

interface Founding {
  /** As it was typed. */
  readonly name: string;
  /** The herd that its animals come from. */
  readonly from: Held<DataOf<'herd'>>;
  /** How many herds there are. */
  readonly herds: number;
  readonly at: string;
  readonly clock: 'at'[];
}

/**
 * A herd that begins with animals of another one, and where it is: where the other herd is then. Without a move where
 * nobody knows that.
 */
export function newHerd({ name, from, herds, at, clock }: Founding, { stays }: Pick<Timelines, 'stays'>) {
  const herd = added('herd', {
    name: foldWhiteSpace(name),
    color: herdColor(herds),
    ours: from.data.ours,
    retired_at: null,
    note: '',
  });
  const stay = stays.get(from.uuid)?.findLast((each) => lastsAt(each, Date.parse(at)));
  const changes: Change[] = [herd];
  if (stay !== undefined && stay.off !== 'unknown') {
    const { paddockUuids, off } = stay;
    const data = moveData({ herd_uuid: herd.uuid, at, paddock_uuids: [...paddockUuids], off });
    changes.push(added('move', data, clock));
  }
  return { uuid: herd.uuid, changes };
}
