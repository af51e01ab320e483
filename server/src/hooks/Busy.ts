/** How much is sent at once, by host or by ranch. */
export class Busy {
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** For which no more is sent until something has ended. */
  get full(): string[] {
    return [...this.counts].flatMap(([name, count]) => (count >= this.most ? [name] : []));
  }

  begin(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  end(name: string): void {
    const left = (this.counts.get(name) ?? 1) - 1;
    if (left === 0) this.counts.delete(name);
    else this.counts.set(name, left);
  }
}
