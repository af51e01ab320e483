import type { Report } from './checkHistory';
import type { List, Row } from './lists';
import { Times } from './Times';
import { words } from './words';

/** A row of a list in one line of text. */
function rowTold({ n, words: text, record, writtenAt, receivedAt, by, note }: Row, times: Times): string {
  const clocks = `written ${times.minute(writtenAt)}, received ${times.minute(receivedAt)}`;
  return `  Line ${n}: ${[text, record, note, clocks, by].filter((part) => part !== '').join('; ')}`;
}

function listTold({ title, rows, count }: List, times: Times): string[] {
  if (count === 0) return [];
  const more = count > rows.length ? [`  and ${(count - rows.length).toLocaleString('en-US')} more`] : [];
  return ['', `${title}: ${count.toLocaleString('en-US')}`, ...rows.map((row) => rowTold(row, times)), ...more];
}

function namesTold({ file }: Report): string[] {
  const people = Object.entries(file?.people ?? {});
  if (file === undefined) return [];
  const names = [...(file.ranch === '' ? [] : [file.ranch]), ...people.map(([uuid, name]) => `${name} (${uuid})`)];
  return ['', words.names, ...names.map((name) => `  ${name}`)];
}

/** Control characters of a terminal, and those that turn the direction of a text, have no place in what is told. */
export const printable = (line: string) =>
  line.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '\ufffd');

/** All that a check says, in lines of text. */
export function told(report: Report): string[] {
  const times = new Times(report.zone);
  const { outcome, said, keys, lists } = report;
  const last = outcome === 'whole' ? [words.shows] : [words.ifWhole, words.shows];
  return [
    ...said.map(({ text }) => text),
    ...keys.map((key) => words.signedBy(key)),
    ...namesTold(report),
    ...lists.flatMap((list) => listTold(list, times)),
    '',
    ...last,
  ].map(printable);
}
