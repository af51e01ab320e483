import { CHANGES_IN_ZIP, changesFileText, pictureInZip } from '@contract/grazing/changesFile';
import type { Me } from '@contract/people/me';
import type { Owner } from './store/outboxStore';
import { actorOf } from '@contract/people/actorOf';
import { saveBlob, saveFile } from '@shared/lib/saveFile';
import { schemaOf, type Group } from './group';
import { onTheWire } from './recordsApi';
import { findPictures, type KeptPicture } from './store/pictureStore';

/** What is allowed in a name of a file everywhere. */
const fileNameOf = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'ranch';

interface Unsaved {
  readonly ranchUuid: string;
  /** In the order of sending. */
  readonly groups: readonly Group[];
  /** How many pictures of photos wait there: with any, all of them go into the file, or those of these groups alone. */
  readonly pictures: number;
  readonly isAlone?: boolean;
  /** Of a ranch that the person doesn't belong to any more. */
  readonly lostName?: string | undefined;
}

/** Whether a picture is of a photo that one of these groups adds. */
const isNamedBy = (groups: readonly Group[]) => {
  const named = new Set(
    groups.flatMap(({ changes }) => changes.map((each) => (each.kind === 'photo' ? each.data?.sha256 : undefined))),
  );
  return ({ sha256 }: KeptPicture) => named.has(sha256);
};

async function zipWith(text: string, owner: Owner, isWanted: (each: KeptPicture) => boolean): Promise<Blob | null> {
  const waiting = ((await findPictures()?.waitingOf(owner)) ?? []).filter(isWanted);
  if (waiting.length === 0) return null;
  const { zipChanges } = await import('./zipChanges');
  const changes = [CHANGES_IN_ZIP, new Blob([text])] as const;
  return zipChanges([changes, ...waiting.map(({ sha256, blob }) => [pictureInZip(sha256), blob] as const)]);
}

/**
 * Saves what isn't on the server as a file that another device can read: JSON, or where pictures wait a zip of it and them.
 * Nothing is deleted. Throws where the pictures can't be read.
 *
 * @returns the name of the file
 */
export async function saveChanges(
  me: Me,
  { ranchUuid, groups, pictures, isAlone = false, lostName = '' }: Unsaved,
): Promise<string> {
  const name = me.ranches.find(({ ranch_uuid }) => ranch_uuid === ranchUuid)?.name ?? lostName;
  const saved_at = new Date().toISOString();
  const text = changesFileText({
    ranch: { ranch_uuid: ranchUuid, name },
    person: me,
    saved_at,
    groups: groups.map((group) => ({ schema: schemaOf(group), group: onTheWire(group) })),
  });
  const fileName = `grazewell-changes-${fileNameOf(name)}-${saved_at.slice(0, 10)}`;
  const isWanted = isAlone ? isNamedBy(groups) : () => true;
  const zip = pictures === 0 ? null : await zipWith(text, { actor: actorOf(me), ranchUuid }, isWanted);
  if (zip === null) saveFile(`${fileName}.json`, text);
  else saveBlob(`${fileName}.zip`, zip);
  return `${fileName}.${zip === null ? 'json' : 'zip'}`;
}
