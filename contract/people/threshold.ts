/** What is wrong with a threshold as it was typed, in words; undefined when nothing is. */
export function thresholdProblem(text: string): string | undefined {
  const typed = text.trim();
  if (typed === '') return 'This field is required';
  if (/^-[\d.]/.test(typed)) return 'A threshold cannot be negative';
  if (!/^\d+(?:\.\d+)?$/.test(typed)) return 'Type a number, such as 30 or 2.5';
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(typed)) return 'At most 7 digits, and 2 after the point';
  return undefined;
}

/** The number that a threshold says, or undefined when there is something wrong with it. */
export function thresholdOf(text: string): number | undefined {
  return thresholdProblem(text) === undefined ? Number(text) : undefined;
}
