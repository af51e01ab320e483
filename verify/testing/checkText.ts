import { checkHistory, type Asked, type Report } from '../checkHistory';
import { asText, type History } from './History';

/** A text or bytes in pieces of a length that cuts lines and letters. */
function inPieces(text: string | Uint8Array, pieceBytes = 1_000) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  async function* read() {
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
  }
  return { bytes: bytes.length, read };
}

type More = Partial<Omit<Asked, 'history' | 'seals'>> & { seals?: readonly unknown[] };

/** Checks a history, or the text of one; seals are objects. */
export async function checkText(
  history: History | string | Uint8Array,
  { seals = [], ...more }: More = {},
): Promise<Report> {
  const text = typeof history === 'string' || history instanceof Uint8Array ? history : asText(history.file);
  const given = seals.map((seal) => ({ name: 'seal.json', text: JSON.stringify(seal) }));
  return checkHistory({ history: inPieces(text), seals: given, ...more });
}

/** The sentences of a report. */
export const saidIn = ({ said }: Report): string[] => said.map(({ text }) => text);
