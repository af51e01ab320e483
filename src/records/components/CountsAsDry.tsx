import { isKnown, type Figure } from '@domain/grazing/figure';
import { t } from '@domain/words';
import { inUnit } from '@shared/units/units';
import { useRanchView } from '../useRanchView';

/** That a net figure holds hay whose dry matter is unknown, lb as fed; nothing where it holds none. */
export function CountsAsDry({ lb }: { lb: Figure }) {
  const { weight } = useRanchView();
  if (!isKnown(lb) || lb === 0) return null;
  const amount = inUnit(lb, weight);
  return <p>{t`Hay without its dry matter counts as dry: ${amount}`}</p>;
}
