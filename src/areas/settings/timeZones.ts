export const TIME_ZONES: readonly string[] = [
  'UTC',
  ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC'),
];

/** What people call the time zones of the United States. */
const NAMED: Readonly<Record<string, string>> = {
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  arizona: 'America/Phoenix',
  pacific: 'America/Los_Angeles',
  alaska: 'America/Anchorage',
  hawaii: 'Pacific/Honolulu',
};

/** The zone that is called so, as "Mountain" and "mountain time"; undefined for what is none. */
export const timeZoneNamed = (text: string): string | undefined => NAMED[text.toLowerCase().replace(/ time$/, '')];
