import type { LineEntry } from './readEntry';

const pair = (n: number, uuid: string) => `${n} ${uuid}`;

/** What was erased from a history, and whether a line says so of each. */
export class Erasures {
  /** How many records and labels have no content any more. */
  count = 0;
  /** What has no content, and no line said until now that it was erased; by line and uuid. */
  private readonly unsaid = new Map<string, number>();

  add({ line, label, changes = [] }: LineEntry): void {
    const { n } = line;
    for (const change of changes) if ('erased' in change) this.addErased(n, change.uuid);
    if (label !== undefined && 'erased' in label) this.addErased(n, String(line.group));
    if (line.type === 'erasure') this.unsaid.delete(pair(Number(line.of), String(line.uuid)));
  }

  /** The first line whose content was taken out without a line that says so. */
  get takenOutOf(): number | undefined {
    const [first] = this.unsaid.values();
    return first;
  }

  private addErased(n: number, uuid: string): void {
    this.count += 1;
    this.unsaid.set(pair(n, uuid), n);
  }
}
