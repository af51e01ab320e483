/** How much is sent to each host at once. */
export class BusyHosts {
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Hosts that no more is sent to until something there has ended. */
  get full(): string[] {
    return [...this.counts].flatMap(([host, count]) => (count >= this.most ? [host] : []));
  }

  begin(host: string): void {
    this.counts.set(host, (this.counts.get(host) ?? 0) + 1);
  }

  end(host: string): void {
    const left = (this.counts.get(host) ?? 1) - 1;
    if (left === 0) this.counts.delete(host);
    else this.counts.set(host, left);
  }
}
