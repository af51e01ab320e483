/** The id of the element that shows a refused group. */
export const refusedChangeId = (groupUuid: string): string => `refused-${groupUuid}`;

/** Brings a refused group into view, with the focus on it, where the page shows it. */
export function showRefusedChange(groupUuid: string): void {
  const shown = document.getElementById(refusedChangeId(groupUuid));
  shown?.scrollIntoView?.({ block: 'center' });
  shown?.focus({ preventScroll: true });
}
