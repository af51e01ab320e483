/**
 * An address, relative to `base` where it has no origin of its own; undefined for what is none. `URL.canParse` would say the
 * same, and Chrome before 120 and Safari before 17 don't have it.
 */
export function readUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
