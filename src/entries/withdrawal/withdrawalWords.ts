import type { Sale } from '@domain/animals/withdrawal/sale';
import type { ClockRow } from '@domain/animals/withdrawal/rows';
import { safeOn } from '@domain/animals/withdrawal/withdrawalClock';
import { zoneOf } from '@domain/grazing/time';
import { t } from '@domain/words';
import { dateAt, shortDay, timeAt } from '@shared/time/ranchTime';
import { numberInWords } from '@shared/units/units';

/** "12 to 40", "40"; of a herd that nobody counted: "all, number unknown". */
export function headInWords({ least, most }: Pick<ClockRow, 'least' | 'most'>): string {
  if (!Number.isFinite(most)) return t`all, number unknown`;
  const [from, to] = [numberInWords(least), numberInWords(most)];
  return least === most ? to : t`${from} to ${to}`;
}

/** The first day on which something is safe, "Jun 30, 2026"; "never"; empty while unknown. */
export function safeFromInWords(safeAt: number | null, zone: string | null): string {
  if (safeAt === null) return '';
  const day = safeOn(safeAt, zoneOf(zone));
  return day === null ? t`never` : shortDay(day);
}

/** The treatment that holds longest: "Ivomec, given Jun 1, 2026". */
function heldBy({ held, safeAt }: Sale, zone: string | null): string {
  const longest = held.find((each) => each.safeAt === safeAt) ?? held[0];
  if (longest === undefined) return '';
  const { product } = longest.clock.data;
  const given = dateAt(longest.clock.at, zone);
  return t`${product}, given ${given}`;
}

/** "Up to 12 of these 80 head", "All 80 head", "All of them" */
function whoInWords({ head, least, most }: Sale): string {
  if (head === null || !Number.isFinite(most)) return t`All of them`;
  const [held, leaving] = [numberInWords(most), numberInWords(head)];
  return least === head ? t`All ${leaving} head` : t`Up to ${held} of these ${leaving} head`;
}

/** What a sale of animals before they are safe warns of, wherever it is listed. */
export function saleInWords(sale: Sale, zone: string | null): string {
  const who = whoInWords(sale);
  const by = heldBy(sale, zone);
  if (sale.held.some(({ safeAt }) => safeAt === null)) {
    return t`${who} have no withdrawal time recorded (${by}).`;
  }
  if (sale.safeAt === Infinity) return t`${who} are never for food (${by}).`;
  const until = timeAt(sale.safeAt ?? 0, zone);
  return t`${who} are in withdrawal until ${until} (${by}).`;
}
