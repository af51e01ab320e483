import { appPaths } from '@shared/paths';
import { herdHref, paddockHref, stayHref } from '@shared/recordHrefs';
import type { Kind } from './kinds';
import type { Outgoing } from './outbox';

type Fields = Readonly<Record<string, unknown>>;

/** The page that lists an entry about that: the paddock's, the herd's, or the ranch's. */
function pageOfEntry({ paddock_uuid: paddock, herd_uuid: herd }: Fields): string {
  if (typeof paddock === 'string') return paddockHref(paddock);
  return typeof herd === 'string' ? herdHref(herd) : appPaths.grazing;
}

const ofHerd = (name: string, uuid: string, herd: unknown): string =>
  `${herdHref(String(herd))}?form=${name}&entry=${uuid}`;
const ofEntry = (kind: Kind, uuid: string, data: Fields, page = pageOfEntry(data)): string =>
  `${page}?form=edit-${kind}&entry=${uuid}`;

/** Where the form is in which a record is edited; null for a kind that has none of its own. */
const FORMS: { readonly [K in Kind]: ((uuid: string, data: Fields) => string) | null } = {
  ranch: null,
  season: (uuid) => `${appPaths.settingsRanch}?form=edit-season&season=${uuid}`,
  paddock: (uuid) => `${paddockHref(uuid)}?form=edit-paddock`,
  herd: (uuid) => `${herdHref(uuid)}?form=edit-herd`,
  count: (uuid, { herd_uuid: herd }) => ofHerd('edit-count', uuid, herd),
  transfer: (uuid, { from_herd_uuid: from, to_herd_uuid: to }) => ofHerd('edit-transfer', uuid, from ?? to),
  move: stayHref,
  plan: (uuid) => `${appPaths.grazingPlan}?form=edit-plan&plan=${uuid}`,
  forage: (uuid, data) => ofEntry('forage', uuid, data),
  feed: (uuid, data) => ofEntry('feed', uuid, data),
  mark: (uuid, data) => ofEntry('mark', uuid, data),
  note: (uuid, data) => ofEntry('note', uuid, data),
  rain: (uuid, data) => ofEntry('rain', uuid, data),
  task: (uuid, data) => ofEntry('task', uuid, data, appPaths.todo),
  place: (uuid) => `${appPaths.map}?place=${uuid}&form=edit-place`,
};

/**
 * Where a refused change can be changed: the form of the record that it was refused for, as it was written. Null where it
 * deletes, where its kind has no form, and where nothing says which of several records is at fault.
 */
export function changeHref({ group, before, refusal }: Pick<Outgoing, 'group' | 'before' | 'refusal'>): string | null {
  const change = group.changes.length === 1 ? group.changes[0] : group.changes[refusal?.change ?? -1];
  if (change === undefined || change.data === null || !(change.kind in FORMS)) return null;
  const form = FORMS[change.kind as Kind]?.(change.uuid, { ...before[change.uuid], ...change.data });
  return form === undefined ? null : `${form}&refused=${group.uuid}`;
}
