import type { LineEntry } from './readEntry';

const pair = (n: number, uuid: string) => `${n} ${uuid}`;

/** What was erased from a history, and whether a line says so of each. */
export class Erasures {
  /** How many records and labels have no content any more. */
  count = 0;
  /**
   * What has no content, and no line said until now that it was erased; by line and uuid. A group and its record may have one
   * uuid: then a line is needed for each of them.
   */
  private readonly unsaid = new Map<string, { n: number; count: number }>();

  add({ line, label, changes = [] }: LineEntry): void {
    const { n } = line;
    for (const change of changes) if ('erased' in change) this.addErased(n, change.uuid);
    if (label !== undefined && 'erased' in label) this.addErased(n, String(line.group));
    if (line.type === 'erasure') this.takeSaid(pair(Number(line.of), String(line.uuid)));
  }

  /** The first line whose content was taken out without a line that says so. */
  get takenOutOf(): number | undefined {
    const [first] = this.unsaid.values();
    return first?.n;
  }

  private takeSaid(key: string): void {
    const found = this.unsaid.get(key);
    if (found === undefined) return;
    found.count -= 1;
    if (found.count === 0) this.unsaid.delete(key);
  }

  private addErased(n: number, uuid: string): void {
    this.count += 1;
    const key = pair(n, uuid);
    this.unsaid.set(key, { n, count: (this.unsaid.get(key)?.count ?? 0) + 1 });
  }
}
