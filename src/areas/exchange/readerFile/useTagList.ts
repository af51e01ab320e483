import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { ANIMALS } from '@contract/grazing/animals';
import { comparedTags } from '@domain/animals/readerFile/comparedTags';
import type { ReaderFile } from '@domain/animals/readerFile/readerFile';
import type { Animal } from '@domain/grazing/records';
import { classesAt } from '@domain/grazing/stays';
import { selectAll, selectTimelines, type WithRecords } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { animalsOfTags, onceEach, withoutAnimal } from '@entries/animals/animalsOfTags';
import { onlyHerd } from './herdsToChoose';
import { mostlyIn } from './lookUpTags';
import { sessionsOf } from './sessionsOf';
import { useKnownTags } from './useKnownTags';

/** The tags of a file without weights: what herd and class they are, and what the record has of them. */
export function useTagList({ readings }: ReaderFile) {
  const { now } = useRanchView();
  const timelines = useSelector((state: WithRecords) => selectTimelines(state));
  const herds = useSelector((state: WithRecords) => selectAll(state, 'herd'));
  const animals = useSelector((state: WithRecords) => selectAll(state, 'animal'));
  const [chosenHerd, setHerd] = useState<string>();
  const [chosenClass, setClass] = useState<Animal>();
  const tagged = useMemo(() => onceEach(readings), [readings]);
  // All days are one list: it is compared as of its last one.
  const sessions = useMemo(() => {
    const last = sessionsOf(tagged).at(-1)?.readings.at(-1)?.at ?? null;
    return [{ key: '', at: last, isTimed: false, readings: tagged }];
  }, [tagged]);
  const known = useKnownTags(sessions)?.get('') ?? null;
  const at = sessions[0]?.at ?? now;
  const herd = chosenHerd ?? (known === null ? undefined : mostlyIn(known)) ?? onlyHerd(herds) ?? '';
  const classes = classesAt(timelines.states.byHerd.get(herd) ?? [], at) ?? [];
  const animal = chosenClass ?? classes[0]?.animal ?? ANIMALS[0];
  const fresh = useMemo(() => withoutAnimal(tagged, animals), [tagged, animals]);
  const compared = useMemo(
    () =>
      known === null || herd === ''
        ? null
        : comparedTags(
            tagged.map(({ tags }) => tags.map(({ tag }) => tag)),
            known.animalsIn(herd),
          ),
    [known, herd, tagged],
  );
  return {
    tagged,
    known,
    herds,
    herd,
    setHerd,
    animal,
    setClass,
    /** Those that no animal of the record has. */
    fresh,
    /** Null until a herd is chosen. */
    compared,
    made: () => animalsOfTags(fresh, { animal, herd: herd === '' ? null : herd, at }),
  };
}
