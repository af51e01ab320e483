const formatter = (options: Intl.DateTimeFormatOptions, timeZone: string, locale = 'en-GB') =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone });

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const MINUTE = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

function knownZone(zone: unknown): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: String(zone) }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** Instants, in ms since 1970 UTC, as they are told in a zone; in UTC where the zone is unknown. */
export class Times {
  readonly zone: string;
  private readonly days: Intl.DateTimeFormat;
  private readonly minutes: Intl.DateTimeFormat;
  private readonly dates: Intl.DateTimeFormat;

  constructor(zone: unknown) {
    this.zone = knownZone(zone);
    this.days = formatter(DAY, this.zone);
    this.minutes = formatter(MINUTE, this.zone);
    this.dates = formatter({ day: '2-digit', month: '2-digit', year: 'numeric' }, this.zone, 'en-CA');
  }

  /** "1 April 2026" */
  day(ms: number): string {
    return Number.isFinite(ms) ? this.days.format(ms) : 'an unknown day';
  }

  /** "22 April 2027, 05:00" */
  minute(ms: number): string {
    return Number.isFinite(ms) ? `${this.days.format(ms)}, ${this.minutes.format(ms)}` : 'an unknown day';
  }

  /** The day as records have it: "2026-04-01". */
  date(ms: number): string {
    return Number.isFinite(ms) ? this.dates.format(ms) : '';
  }
}
