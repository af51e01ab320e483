import { keepPress } from '../presses/carriedPress';

/** Leaves this page for another site, or for this one loaded again. */
export function leaveFor(address: string): void {
  keepPress();
  location.assign(address);
}
