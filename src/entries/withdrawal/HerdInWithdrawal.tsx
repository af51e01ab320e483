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

/** "In withdrawal until Jun 30 (meat): up to 40 of 120 head"; and where nobody recorded the time of some, that as well. */
function linesInWords({ safeAt, isUnknown, most, head }: HerdLine, use: Use, zone: string | null): string[] {
  const name = USE_NAMES[use];
  const [held, all] = [numberInWords(most), numberInWords(head ?? 0)];
  const who = head === null ? t`all head` : t`up to ${held} of ${all} head`;
  const unknown = isUnknown ? [t`No withdrawal time recorded (${name}): ${who}`] : [];
  if (safeAt === null) return unknown;
  if (safeAt === Infinity) return [t`Never for food: ${who}`, ...unknown];
  const until = safeFromInWords(safeAt, zone);
  return [t`In withdrawal until ${until} (${name}): ${who}`, ...unknown];
}

/** What of a herd is in withdrawal now, with the way to the list. */
export default function HerdInWithdrawal({ herdUuid }: { herdUuid: string }) {
  const clocks = useSelector(selectClocks);
  const { now, zone } = useRanchView();
  const lines = useMemo(() => {
    const rows = clockRows(clocks, now).filter((row) => row.herdUuid === herdUuid);
    const herds = herdsAt(clocks, now);
    return USES.flatMap((use) => {
      const line = herdLine(rows, use, herds, now);
      return line === null ? [] : linesInWords(line, use, zone);
    });
  }, [clocks, now, zone, herdUuid]);
  return lines.map((words) => (
    <p key={words}>
      <Link to={appPaths.herdsWithdrawal}>{words}</Link>
    </p>
  ));
}
