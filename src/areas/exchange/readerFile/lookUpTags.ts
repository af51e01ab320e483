import { knownTagsOf, tagFactsOf, TagPlaces, type TagRecords } from '@domain/animals/readerFile/TagPlaces';
import { tagOfReading, type Reading } from '@domain/animals/readerFile/Reading';
import { tagKeysOf } from '@domain/animals/withdrawal/tagKeys';
import { zoneOf } from '@domain/grazing/time';
import { inTurns } from '@shared/lib/inTurns';
import { nextTurn } from '@shared/lib/nextTurn';
import type { FileSession } from './sessionsOf';

/** What the record knows of the tags of a session, at its time. */
export interface KnownTags {
  /** How many of its tags the record has, and how many it hasn't. */
  readonly known: number;
  readonly fresh: number;
  /** The tags of each herd that has any of them. */
  readonly inHerds: ReadonlyMap<string, readonly string[]>;
  /** The animals that a herd has then, each by its tags. */
  readonly animalsIn: (herd: string) => readonly (readonly string[])[];
}

/**
 * Looks all tags of sessions up, in turns. What it answers once it was given up is of no use.
 *
 * @param now the time of sessions that have none, ms since 1970
 */
export async function lookUpTags(
  sessions: readonly FileSession[],
  records: TagRecords & { readonly zone: string | null },
  now: number,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, KnownTags>> {
  const facts = tagFactsOf(records);
  await nextTurn();
  const all = knownTagsOf(records, facts);
  await nextTurn();
  const places = new TagPlaces(tagKeysOf(records.animals, zoneOf(records.zone)));
  const found = new Map<string, KnownTags>();
  let next = 0;
  for (const session of sessions) {
    // Each is short, and many together are not.
    await nextTurn();
    const at = session.at ?? now;
    const until = facts.findIndex((fact, index) => index >= next && fact.at > at);
    const past = facts.slice(next, until < 0 ? facts.length : until);
    await inTurns(past, (fact) => places.take(fact), signal);
    next += past.length;
    const inHerds = new Map<string, string[]>();
    let [known, fresh] = [0, 0];
    const look = (reading: Reading) => {
      if (reading.tags.length === 0) return;
      if (reading.tags.some(({ tag }) => all.has(tag))) known += 1;
      else fresh += 1;
      const [herd] = reading.tags.flatMap(({ tag }) => places.herdOf(tag, at) ?? []);
      if (herd === undefined) return;
      const there = inHerds.get(herd) ?? [];
      inHerds.set(herd, there);
      there.push(tagOfReading(reading));
    };
    await inTurns(session.readings, look, signal);
    const then = new Map([...new Set(inHerds.keys())].map((herd) => [herd, places.animalsIn(herd)]));
    found.set(session.key, { known, fresh, inHerds, animalsIn: (herd) => then.get(herd) ?? places.animalsIn(herd) });
  }
  return found;
}

/** The herd that most tags of a session are in; undefined where none is in any. */
export const mostlyIn = ({ inHerds }: KnownTags): string | undefined =>
  [...inHerds].sort(([, one], [, other]) => other.length - one.length)[0]?.[0];
