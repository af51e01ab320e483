import type { Report } from '../checkHistory';
import type { List } from '../lists';
import { Times } from '../Times';
import { words } from '../words';
import { andMore, counted, element, tableOf } from './elements';

const HEADS = ['Line', 'Entry', 'Record', 'Written', 'Received', 'By'];

function listShown({ title, rows, count }: List, times: Times): HTMLElement[] {
  if (count === 0) return [];
  const cells = rows.map(({ n, words: text, record, writtenAt, receivedAt, by, note }) => [
    String(n),
    note === '' ? text : `${text} (${note})`,
    record,
    times.minute(writtenAt),
    times.minute(receivedAt),
    by,
  ]);
  return [counted(title, count), tableOf(title, HEADS, cells), ...andMore(count - rows.length)];
}

function namesShown({ file }: Report): HTMLElement[] {
  if (file === undefined) return [];
  const people = Object.entries(file.people).map(([uuid, name]) => `${name} (${uuid})`);
  return [element('h2', words.names), ...[file.ranch, ...people].map((name) => element('p', name))];
}

/** All that a check says. */
export function reportShown(report: Report): HTMLElement[] {
  const { said, lists, keys, outcome, zone } = report;
  const times = new Times(zone);
  const list = element('ul', '', { className: 'said' });
  list.append(...said.map(({ kind, text }) => element('li', text, { className: kind })));
  return [
    list,
    ...keys.map((key) => element('p', words.signedBy(key))),
    ...namesShown(report),
    ...lists.flatMap((one) => listShown(one, times)),
    ...(outcome === 'whole' ? [] : [element('p', words.ifWhole)]),
    element('p', words.shows),
  ];
}
