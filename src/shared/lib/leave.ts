import { keepPress } from '../presses/carriedPress';

/** Leaves this page for another site, or for this one loaded again. */
export function leaveFor(address: string): void {
  keepPress();
  location.assign(address);
}

/** Loads this page again, as the version of the app that is there by now. */
export function loadAgain(): void {
  keepPress();
  location.reload();
}
