/** Whether this browser can draw the land, which is done apart from the page. */
export const canPaint = (): boolean => typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';
