import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { clocksOf, saleOfTransfer, type ClockRecords } from '@domain/animals/withdrawal/clocksOf';
import { t } from '@domain/words';
import { useRanchView } from '@records/useRanchView';
import { Banner } from '@shared/components/Banner';
import { saleInWords } from './withdrawalWords';
import { selectClocks, selectEarlySales } from './selectClocks';

interface SaleWarningProps {
  uuid: string;
  /** The transfer as it would be saved, in place of the one of that id; left out: as it is. */
  data?: ClockRecords['transfers'][number]['data'];
}

/** Warns where animals leave the ranch before they are safe. It never stops anybody. */
export default function SaleWarning({ uuid, data }: SaleWarningProps) {
  const clocks = useSelector(selectClocks);
  const early = useSelector(selectEarlySales);
  const { zone } = useRanchView();
  const sale = useMemo(() => {
    if (data === undefined) return early.get(uuid) ?? null;
    const others = clocks.records.transfers.filter((each) => each.uuid !== uuid);
    return saleOfTransfer(clocksOf({ ...clocks.records, transfers: [...others, { uuid, data }] }, clocks), uuid);
  }, [clocks, early, uuid, data]);
  return (
    <div role="status">
      {sale !== null && (
        <Banner look="warn">
          <p>
            {saleInWords(sale, zone)} {data !== undefined && t`It is saved all the same.`}
          </p>
        </Banner>
      )}
    </div>
  );
}
