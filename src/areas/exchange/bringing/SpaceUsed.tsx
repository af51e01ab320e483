import type { RecordSpace } from '@contract/grazing/history';
import { t } from '@domain/words';
import { Card } from '@shared/components/Card';

/** The part of its space from which a ranch is told how much it uses. */
const TOLD_FROM = 0.8;

const inGib = (bytes: number): string => (bytes / 1024 ** 3).toFixed(1);

/** How much of its space a ranch uses, before it is full: then nothing more can be saved. */
export function SpaceUsed({ space: { used, most } }: { space: RecordSpace }) {
  if (used < TOLD_FROM * most) return null;
  const [usedGib, mostGib] = [inGib(used), inGib(most)];
  return (
    <Card>
      <h2>{t({ message: 'Space', context: 'for records' })}</h2>
      <p>
        {t`This ranch uses ${usedGib} of ${mostGib} GB, with every earlier version of its records.`}{' '}
        {used < most ? t`When it is full, nothing more can be saved.` : t`It is full: nothing more can be saved.`}
      </p>
    </Card>
  );
}
