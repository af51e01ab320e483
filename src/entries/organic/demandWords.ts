import { t } from '@domain/words';
import { EXEMPTION_NAMES } from '@records/evidenceWords';
import type { NameOf } from '@records/herdWords';
import type { DataOf } from '@records/index';
import { wordOf } from '@shared/lib/wording';
import { shortDay } from '@shared/time/ranchTime';
import { inUnit, numberInWords, type Unit } from '@shared/units/units';

type Data = DataOf<'demand'>;

/** "24 lb a head and day", "2.3 % of live weight a day"; what the ranch's own intake says where neither is given. */
function amountInWords({ dmd_lb: lb, dmd_percent: percent }: Data, weight: Unit): string {
  if (lb !== null) {
    const amount = inUnit(lb, { ...weight, digits: 1 });
    return t`${amount} a head and day`;
  }
  if (percent === null) return t`By the ranch’s own intake`;
  const share = numberInWords(percent, 2);
  return t`${share} % of live weight a day`;
}

/** "lactating. 2.3 % of live weight a day. All herds, from Jan 1, 2026 on. Michigan State University notes" */
export function demandInWords(data: Data, weight: Unit, nameOf: NameOf): string {
  const { herd_uuid: herdUuid, stage, starts_on: start, exempt, source } = data;
  const [who, day] = [herdUuid === null ? t`All herds` : nameOf(herdUuid), shortDay(start)];
  return [
    stage,
    amountInWords(data, weight),
    t`${who}, from ${day} on`,
    exempt === 'none' ? '' : wordOf(EXEMPTION_NAMES, exempt),
    source,
  ]
    .filter(Boolean)
    .join('. ');
}
