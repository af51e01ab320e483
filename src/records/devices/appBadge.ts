/** Shows how many changes have waited for long on the icon of the installed app; 0 takes the number away (W3C Badging API). */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch(() => undefined);
}
