/** Goes with a link, as the state of its entry in the history, to a page that would otherwise send the person on. */
export const askedFor = { isAskedFor: true } as const;

/** Whether the person came by such a link. */
export function isAskedFor(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isAskedFor' in state && state.isAskedFor === true;
}
