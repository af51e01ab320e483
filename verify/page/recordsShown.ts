import { recordsFile, type HeldRecord } from '../recordsAt';
import { andMore, counted, element, tableOf } from './elements';

const ROWS_MAX = 1_000;
const HEADS = ['Kind', 'Record', 'Line', 'Data'];

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  element('a', '', { href: address, download: 'records.json' }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The records as of a line, with a button that saves all of them. */
export function recordsShown(records: readonly HeldRecord[], asOf: number, ranch: string): HTMLElement[] {
  const name = `Records as of line ${asOf}`;
  const rows = records
    .slice(0, ROWS_MAX)
    .map(({ kind, uuid, n, data }) => [kind, uuid, String(n), JSON.stringify(data)]);
  const button = element('button', 'Save records.json', { type: 'button' });
  button.onclick = () => save(recordsFile(records, ranch, new Date().toISOString()));
  return [counted(name, records.length), button, tableOf(name, HEADS, rows), ...andMore(records.length - rows.length)];
}
