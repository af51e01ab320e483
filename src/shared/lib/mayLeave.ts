const QUESTION = 'You have changes that are not saved. Leave anyway?';

/** How many forms hold changes that are not saved. */
let asking = 0;

/** From now on leaving has to be asked for. What comes back ends that. */
export function beginAsking(): () => void {
  asking += 1;
  return () => {
    asking -= 1;
  };
}

/** Whether the person may leave where they are: they are asked where something would be lost. */
export function mayLeave(): boolean {
  return asking === 0 || confirm(QUESTION);
}
