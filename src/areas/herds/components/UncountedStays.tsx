import { useSelector } from 'react-redux';
import { uncounted } from '@domain/grazing/firstCount';
import { t } from '@domain/words';
import { selectTimelines } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { uncountedInWords } from '@records/herdWords';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';

interface UncountedStaysProps {
  herdUuid: string;
  name: string;
  open: AddressedDialog['open'];
}

/** Says that a herd was moved before its first count, and offers to count it from its first move on. */
export function UncountedStays({ herdUuid, name, open }: UncountedStaysProps) {
  const view = useRanchView();
  const found = uncounted(herdUuid, useSelector(selectTimelines));
  if (found === null) return null;
  const at = new Date(found.movedAt).toISOString();
  const count = <Button look="quiet" onClick={() => open('count', { at })}>{t`Count from its first move`}</Button>;
  return (
    <Banner look="warn" action={view.mayRecord && count}>
      <p>{uncountedInWords(name, found, view)}.</p>
    </Banner>
  );
}
