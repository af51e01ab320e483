/** How many changes that is, with the verb. */
export const changesAre = (count: number): string => (count === 1 ? '1 change is' : `${count} changes are`);
/** The same of what could not be. */
export const changesWere = (count: number): string => (count === 1 ? '1 change was' : `${count} changes were`);
