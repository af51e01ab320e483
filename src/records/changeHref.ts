import { appPaths } from '@shared/paths';
import { animalHref, herdHref, paddockHref, stayHref } from '@shared/recordHrefs';
import type { Kind } from './kinds';
import type { Outgoing } from './outbox';

type Fields = Readonly<Record<string, unknown>>;

type IsThere = (kind: 'paddock' | 'herd', uuid: string) => boolean;

const PAGES = { paddock: paddockHref, herd: herdHref };

/** The form on the page of a paddock or herd; null where the page is gone. */
function onPageOf(kind: 'paddock' | 'herd', uuid: unknown, query: string, isThere: IsThere): string | null {
  return typeof uuid === 'string' && isThere(kind, uuid) ? `${PAGES[kind](uuid)}?${query}` : null;
}

const ofHerd = (name: string, uuid: string, herd: unknown, isThere: IsThere) =>
  onPageOf('herd', herd, `form=${name}&entry=${uuid}`, isThere);

/** The form of an entry on the page that lists it: the paddock's that it is about, the herd's, or the ranch's. */
const entry =
  (kind: Kind, ofRanch: string = appPaths.grazing) =>
  (uuid: string, { paddock_uuid: paddock, herd_uuid: herd }: Fields, isThere: IsThere): string | null => {
    const query = `form=edit-${kind}&entry=${uuid}`;
    const isOfRanch = typeof paddock !== 'string' && typeof herd !== 'string';
    if (isOfRanch) return `${ofRanch}?${query}`;
    return onPageOf('paddock', paddock, query, isThere) ?? onPageOf('herd', herd, query, isThere);
  };

type FormOf = (uuid: string, data: Fields, isThere: IsThere) => string | null;

/** Where the form is in which a record is edited; null for a kind that has none of its own. */
const FORMS: { readonly [K in Kind]: FormOf | null } = {
  ranch: null,
  season: (uuid) => `${appPaths.settingsRanch}?form=edit-season&season=${uuid}`,
  paddock: (uuid, _data, isThere) => onPageOf('paddock', uuid, 'form=edit-paddock', isThere),
  herd: (uuid, _data, isThere) => onPageOf('herd', uuid, 'form=edit-herd', isThere),
  count: (uuid, { herd_uuid: herd }, isThere) => ofHerd('edit-count', uuid, herd, isThere),
  transfer: (uuid, { from_herd_uuid: from, to_herd_uuid: to }, isThere) =>
    ofHerd('edit-transfer', uuid, from ?? to, isThere),
  move: stayHref,
  plan: (uuid) => `${appPaths.grazingPlan}?form=edit-plan&plan=${uuid}`,
  forage: entry('forage'),
  feed: entry('feed'),
  mark: entry('mark'),
  note: entry('note'),
  rain: entry('rain'),
  task: (uuid) => `${appPaths.todo}?form=edit-task&entry=${uuid}`,
  place: (uuid) => `${appPaths.map}?place=${uuid}&form=edit-place`,
  photo: null,
  product: (uuid) => `${appPaths.herdsProducts}?form=edit-product&entry=${uuid}`,
  treatment: entry('treatment'),
  weighing: entry('weighing'),
  animal: (uuid) => `${animalHref(uuid)}?form=edit-animal&entry=${uuid}`,
  paddock_treatment: entry('paddock_treatment'),
  feedstuff: (uuid) => `${appPaths.herdsFeed}?form=edit-feedstuff&entry=${uuid}`,
  grazing_season: (uuid) => `${appPaths.settingsRanch}?form=edit-grazing_season&entry=${uuid}`,
  confinement: entry('confinement'),
  demand: (uuid) => `${appPaths.settingsRanch}?form=edit-demand&entry=${uuid}`,
  key_area: entry('key_area'),
  use_reading: (uuid) => `${appPaths.grazingMonitoring}?form=edit-use_reading&entry=${uuid}`,
  photo_point: entry('photo_point'),
  transect: entry('transect'),
  transect_reading: (uuid) => `${appPaths.grazingMonitoring}?form=edit-transect_reading&entry=${uuid}`,
  unit: (uuid) => `${appPaths.grazingYear}?form=edit-unit&entry=${uuid}`,
  attestation: null,
  trigger: (uuid) => `${appPaths.grazingDrought}?form=edit-trigger&entry=${uuid}`,
  decision: (uuid) => `${appPaths.grazingDrought}?form=edit-decision&entry=${uuid}`,
};

/**
 * Where a refused change can be changed: the form of the record that it was refused for, as it was written. Null where it
 * deletes, where its kind has no form or the form's page is gone with what it was about, and where nothing says which of
 * several records is at fault.
 *
 * @param isThere whether a record is on the ranch, as it is shown
 */
export function changeHref(
  { group, before, refusal }: Pick<Outgoing, 'group' | 'before' | 'refusal'>,
  isThere: IsThere,
): string | null {
  const change = group.changes.length === 1 ? group.changes[0] : group.changes[refusal?.change ?? -1];
  if (change === undefined || change.data === null || !(change.kind in FORMS)) return null;
  // What the group itself adds is shown while it is changed.
  const adds = (uuid: string) => group.changes.some((each) => each.uuid === uuid && each.base === null);
  const data = { ...before[change.uuid], ...change.data };
  const form =
    FORMS[change.kind as Kind]?.(change.uuid, data, (kind, uuid) => adds(uuid) || isThere(kind, uuid)) ?? null;
  return form === null ? null : `${form}&refused=${group.uuid}`;
}
