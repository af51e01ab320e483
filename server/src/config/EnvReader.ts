/** Turns a text into a value, or undefined when the text is not good. */
type Parse<T> = (text: string) => T | undefined;

interface Rule<T> {
  parse: Parse<T>;
  /** What is allowed, in words, as in "must be …". */
  allowed: string;
  /** A secret's value is never shown. */
  secret?: boolean;
}

/** Reads settings one by one and collects what is wrong, so that a person mends all of it in one go. */
export class EnvReader {
  readonly problems: string[] = [];

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  /** The text of a setting. Empty and blank count as unset. */
  text(name: string): string | undefined {
    const given = this.env[name];
    return given === undefined || given.trim() === '' ? undefined : given;
  }

  /** The value of a setting; undefined when it is unset or not good, and the latter is noted as a problem. */
  optional<T>(name: string, rule: Rule<T>): T | undefined {
    const given = this.text(name);
    if (given === undefined) return undefined;
    const value = rule.parse(rule.secret ? given : given.trim());
    if (value === undefined) {
      const shown = rule.secret ? 'the value given (not shown)' : JSON.stringify(given);
      this.problems.push(`${name}: ${shown} must be ${rule.allowed}`);
    }
    return value;
  }

  /** As `optional`, with a value for "unset". */
  withDefault<T>(name: string, rule: Rule<T>, fallback: T): T {
    return this.optional(name, rule) ?? fallback;
  }

  /** A whole number from `min` to `max`. */
  integer(name: string, min: number, max: number, fallback: number): number {
    const parse = (text: string) => {
      const value = /^\d+$/.test(text) ? Number(text) : NaN;
      return value >= min && value <= max ? value : undefined;
    };
    return this.withDefault(name, { parse, allowed: `a whole number from ${min} to ${max}` }, fallback);
  }
}
