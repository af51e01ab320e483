import type { Weighed } from '@domain/animals/readerFile/weighed';
import { plural, t } from '@domain/words';
import { dateAt, timeAt } from '@shared/time/ranchTime';
import { inUnit, type Unit } from '@shared/units/units';
import type { KnownTags } from './lookUpTags';
import type { WeighedSession } from './weighSessions';

/** What a session is called: its name in the file, and when it was. */
export function sessionName({ session, at }: Pick<WeighedSession, 'session' | 'at'>, zone: string | null): string {
  const when = session.isTimed ? timeAt(at, zone) : dateAt(at, zone);
  const isDay = session.key === '' || /^\d{4}-\d{2}-\d{2}$/.test(session.key);
  return isDay ? when : `${session.key}, ${when}`;
}

/** "50 weights, mean 1,102 lb, 890 lb to 1,240 lb" */
export function weightsInWords({ entries, meanLb, leastLb, greatestLb }: Weighed, unit: Unit): string {
  const count = plural(entries.length, { one: '# weight', other: '# weights' });
  if (entries.length === 0) return count;
  const [mean, least, greatest] = [inUnit(meanLb, unit), inUnit(leastLb, unit), inUnit(greatestLb, unit)];
  return t`${count}, mean ${mean}, ${least} to ${greatest}`;
}

/** "38 tags known, 2 new" */
export function tagsInWords({ known, fresh }: KnownTags): string {
  const tags = plural(known, { one: '# tag known', other: '# tags known' });
  return t`${tags}, ${plural(fresh, { other: '# new' })}`;
}
