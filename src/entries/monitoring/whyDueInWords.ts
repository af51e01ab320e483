import type { DueLook, WhyDue } from '@domain/monitoring/dueLooks';
import { t } from '@domain/words';
import { dueInWords } from '@shared/lib/daysInWords';

const WHY: Readonly<Record<WhyDue, string>> = {
  day: t`Its day of the year`,
  repeat: t`Its interval`,
  before: t`Before grazing`,
  after: t`After grazing`,
};

/** "After grazing, 2 days overdue" */
export function whyDueInWords({ why, inDays }: DueLook): string {
  const [reason, when] = [WHY[why], dueInWords(inDays)];
  return t`${reason}, ${when}`;
}
