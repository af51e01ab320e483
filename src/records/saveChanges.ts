import { changesFileText } from '@contract/grazing/changesFile';
import type { Me } from '@contract/people/me';
import { saveFile } from '@shared/lib/saveFile';
import { schemaOf, type Group } from './group';
import { onTheWire } from './recordsApi';

/** What is allowed in a name of a file everywhere. */
const fileNameOf = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'ranch';

/**
 * Saves changes that aren't on the server as a file that another device can read. Nothing is deleted.
 *
 * @param lostName of a ranch that the person doesn't belong to any more
 * @returns the name of the file
 */
export function saveChanges(groups: readonly Group[], me: Me, ranchUuid: string, lostName = ''): string {
  const name = me.ranches.find(({ ranch_uuid }) => ranch_uuid === ranchUuid)?.name ?? lostName;
  const saved_at = new Date().toISOString();
  const text = changesFileText({
    ranch: { ranch_uuid: ranchUuid, name },
    person: me,
    saved_at,
    groups: groups.map((group) => ({ schema: schemaOf(group), group: onTheWire(group) })),
  });
  const fileName = `grazewell-changes-${fileNameOf(name)}-${saved_at.slice(0, 10)}.json`;
  saveFile(fileName, text);
  return fileName;
}
