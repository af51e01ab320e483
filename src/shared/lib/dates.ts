/** A day in the words of the browser's language: "November 28, 2026". The time is ISO 8601. */
export function dayInWords(time: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return time;
  return date.toLocaleDateString(undefined, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** A day and its time in the words of the browser's language: "Nov 28, 2026, 9:05 AM". The time is ISO 8601. */
export function timeInWords(time: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return time;
  return date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
