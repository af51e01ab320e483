import { useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { salesOf } from '@domain/animals/withdrawal/clocksOf';
import { clockRows, type ClockRow } from '@domain/animals/withdrawal/rows';
import { DAY_MS } from '@domain/grazing/time';
import { t } from '@domain/words';
import { headInWords, safeFromInWords, saleInWords } from '@entries/withdrawal/withdrawalWords';
import { selectClocks } from '@entries/withdrawal/selectClocks';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Row } from '@shared/components/Rows';
import { herdHref } from '@shared/recordHrefs';
import { dateAt } from '@shared/time/ranchTime';
import { numberInWords } from '@shared/units/units';
import { DueSection } from './DueSection';

/** Animals are told when they are safe within this time. */
const SOON_MS = 7 * DAY_MS;
/** A sale before the safe date is told for this long. */
const SOLD_MS = 30 * DAY_MS;

/** Lines that are drawn; “In withdrawal” has more of them. */
const SHOWN_MAX = 100;

interface Told {
  readonly key: string;
  readonly herdUuid: string;
  readonly words: string;
}

const keyOf = ({ herdUuid, animal, clock }: ClockRow) => `${herdUuid} ${clock.uuid} ${animal ?? ''}`;

function useTold(): readonly Told[] {
  const clocks = useSelector(selectClocks);
  const { now, zone } = useRanchView();
  return useMemo(() => {
    const rows = clockRows(clocks, now);
    const soon = rows.flatMap((row): Told[] => {
      const { meat } = row.clock.safeAt;
      if (meat === null || meat <= now || meat > now + SOON_MS) return [];
      const [head, from, { product }] = [headInWords(row), safeFromInWords(meat, zone), row.clock.data];
      const words = t`Head: ${head}. Safe for meat from ${from} (${product}).`;
      return [{ key: keyOf(row), herdUuid: row.herdUuid, words }];
    });
    const unknown = rows.flatMap((row): Told[] => {
      if (row.clock.safeAt.meat !== null) return [];
      const [head, { product }] = [headInWords(row), row.clock.data];
      const words = t`Head: ${head}. No withdrawal time recorded (${product}).`;
      return [{ key: keyOf(row), herdUuid: row.herdUuid, words }];
    });
    const sold = salesOf(clocks, now - SOLD_MS).map((sale): Told => {
      const [day, said] = [dateAt(sale.at, zone), saleInWords(sale, zone)];
      return { key: sale.transferUuid, herdUuid: sale.herdUuid, words: t`Left the ranch on ${day}. ${said}` };
    });
    return [...sold, ...unknown, ...soon];
  }, [clocks, now, zone]);
}

/** What is to be known of animals in withdrawal: sold too early, without a time, and safe soon; then what else is due. */
export default function WithdrawalTodos({ nothing, more }: { nothing: ReactNode; more: ReactNode }) {
  const told = useTold();
  const nameOf = useNames();
  if (told.length === 0) return nothing;
  const [shown, all] = [numberInWords(SHOWN_MAX), numberInWords(told.length)];
  return (
    <>
      <DueSection title={t`In withdrawal`} count={told.length}>
        {told.slice(0, SHOWN_MAX).map(({ key, herdUuid, words }) => (
          <Row
            key={key}
            title={
              <Link translate="no" to={herdHref(herdUuid)}>
                {nameOf(herdUuid)}
              </Link>
            }
          >
            <p>{words}</p>
          </Row>
        ))}
        {told.length > SHOWN_MAX && <Row title={t`${shown} of ${all} are shown.`}>{null}</Row>}
      </DueSection>
      {more}
    </>
  );
}
