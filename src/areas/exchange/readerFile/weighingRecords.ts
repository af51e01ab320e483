import { tagOfReading } from '@domain/animals/readerFile/Reading';
import { added } from '@records/index';
import { asNote } from '@shared/lib/asNote';
import type { NewRecord } from '../bringing/Imported';
import { LEFT_OUT } from './herdsToChoose';
import type { WeighedSession } from './weighSessions';

const ENTRIES_MAX = 2_000;

/** What lines say of their animals: "982000123456789: limps". */
const notesOf = ({ session }: WeighedSession): string =>
  asNote(
    session.readings.flatMap((reading) => (reading.note === '' ? [] : `${tagOfReading(reading)}: ${reading.note}`)).join('\n'), // prettier-ignore
  );

/** Whether a session becomes weighings: it has weights, a herd, and isn't here already. */
const isComing = ({ herd, isHere, weights }: WeighedSession): boolean =>
  herd !== '' && herd !== LEFT_OUT && !isHere && weights.entries.length > 0;

/** The weighings of sessions. One of more than 2,000 weights becomes several at the same instant, one after the other. */
export const weighingRecords = (sessions: readonly WeighedSession[]): NewRecord[] =>
  sessions.filter(isComing).flatMap((weighedSession) => {
    const { herd, animal, at, weights } = weighedSession;
    const { entries } = weights;
    const data = { herd_uuid: herd, at: new Date(at).toISOString(), animal };
    const starts = Array.from({ length: Math.ceil(entries.length / ENTRIES_MAX) }, (_, part) => part * ENTRIES_MAX);
    return starts.map((from) =>
      added('weighing', {
        ...data,
        entries: entries.slice(from, from + ENTRIES_MAX),
        note: from === 0 ? notesOf(weighedSession) : '',
      }),
    );
  });
