import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { USES, type Use } from '@domain/animals/withdrawal/withdrawalClock';
import { herdsAt } from '@domain/animals/withdrawal/clocksOf';
import { clockRows, herdLine, type HerdLine } from '@domain/animals/withdrawal/rows';
import { t } from '@domain/words';
import { useRanchView } from '@records/useRanchView';
import { appPaths } from '@shared/paths';
import { numberInWords } from '@shared/units/units';
import { safeFromInWords } from './withdrawalWords';
import { selectClocks } from './selectClocks';

const USE_NAMES: Readonly<Record<Use, string>> = { meat: t`meat`, milk: t`milk`, export: t`export` };

/** Clocks are told together whose animals are safe from some day on, never, or from nobody knows when. */
const TOLD: readonly ((safeAt: number | null) => boolean)[] = [
  (safeAt) => safeAt !== null && safeAt !== Infinity,
  (safeAt) => safeAt === Infinity,
  (safeAt) => safeAt === null,
];

/** "In withdrawal until Jun 30 (meat): up to 40 of 120 head" */
function lineInWords({ safeAt, most, head }: HerdLine, use: Use, zone: string | null): string {
  const name = USE_NAMES[use];
  const [held, all] = [numberInWords(most), numberInWords(head ?? 0)];
  const who = head === null ? t`all head` : t`up to ${held} of ${all} head`;
  if (safeAt === null) return t`No withdrawal time recorded (${name}): ${who}`;
  if (safeAt === Infinity) return t`Never for food: ${who}`;
  const until = safeFromInWords(safeAt, zone);
  return t`In withdrawal until ${until} (${name}): ${who}`;
}

/** What of a herd is in withdrawal now, with the way to the list. */
export default function HerdInWithdrawal({ herdUuid }: { herdUuid: string }) {
  const clocks = useSelector(selectClocks);
  const { now, zone } = useRanchView();
  const lines = useMemo(() => {
    const rows = clockRows(clocks, now).filter((row) => row.herdUuid === herdUuid);
    const herds = herdsAt(clocks, now);
    const told = USES.flatMap((use) =>
      TOLD.flatMap((isTold) => {
        const together = rows.filter(({ clock }) => isTold(clock.safeAt[use]));
        const line = herdLine(together, use, herds, now);
        return line === null ? [] : [lineInWords(line, use, zone)];
      }),
    );
    return [...new Set(told)];
  }, [clocks, now, zone, herdUuid]);
  return lines.map((words) => (
    <p key={words}>
      <Link to={appPaths.herdsWithdrawal}>{words}</Link>
    </p>
  ));
}
