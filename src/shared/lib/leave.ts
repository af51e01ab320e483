/** Leaves this page for another site, or for this one loaded anew. */
export function leaveFor(address: string): void {
  location.assign(address);
}
