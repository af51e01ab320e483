import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import type { ReaderFile } from '@domain/animals/readerFile/readerFile';
import type { Units } from '@domain/animals/readerFile/weighed';
import { selectAll, selectByKey, selectTimelines, type WithRecords } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { instantOf, localOf } from '@shared/time/ranchTime';
import { onlyHerd } from './herdsToChoose';
import { mostlyIn } from './lookUpTags';
import { sessionsOf } from './sessionsOf';
import { useKnownTags } from './useKnownTags';
import { unitsBegun, weighSession, type SessionChoice } from './weighSessions';

const NO_CHOICE: SessionChoice = {};

/** The sessions of a file with the herd, class and unit of each: preset by what the record knows, until the person says otherwise. */
export function useSessionChoices({ readings }: ReaderFile) {
  const { units, zone, now } = useRanchView();
  const timelines = useSelector((state: WithRecords) => selectTimelines(state));
  const herds = useSelector((state: WithRecords) => selectAll(state, 'herd'));
  const weighings = useSelector((state: WithRecords) => selectByKey(state, 'weighing'));
  const sessions = sessionsOf(readings);
  const known = useKnownTags(sessions);
  const [chosen, setChosen] = useState<ReadonlyMap<string, SessionChoice>>(new Map());
  const [weightUnits, setUnits] = useState<Units>(() => unitsBegun(units));
  const today = localOf(now, zone).slice(0, 10);
  const [day, setDay] = useState(today);
  const at = day === today ? now : (instantOf(`${day}T12:00`, zone) ?? now);
  const all = useMemo(() => {
    const grounds = { timelines, weighingsOf: (herd: string) => weighings[herd] ?? [], zone, at, units: weightUnits };
    return sessions.map((session) => {
      const choice = chosen.get(session.key) ?? NO_CHOICE;
      const tags = known?.get(session.key);
      const preset = (tags && mostlyIn(tags)) ?? onlyHerd(herds) ?? '';
      return weighSession(session, choice.herd ?? preset, choice, grounds);
    });
  }, [sessions, known, chosen, weightUnits, timelines, weighings, herds, zone, at]);
  return {
    sessions: all,
    /** Null while they are looked up. */
    known,
    herds,
    units: weightUnits,
    setUnits,
    day,
    today,
    setDay,
    choose: (key: string, more: SessionChoice) => setChosen(new Map(chosen).set(key, { ...chosen.get(key), ...more })),
  };
}

export type SessionChoosing = ReturnType<typeof useSessionChoices>;
