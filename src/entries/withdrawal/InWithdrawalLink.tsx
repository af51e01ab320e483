import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { clockRows } from '@domain/animals/withdrawal/rows';
import { t } from '@domain/words';
import { useRanchView } from '@records/useRanchView';
import { ButtonLink } from '@shared/components/ButtonLink';
import { appPaths } from '@shared/paths';
import { numberInWords } from '@shared/units/units';
import { selectClocks } from './selectClocks';

/** The way to the list of what is in withdrawal, with the number of its lines. */
export default function InWithdrawalLink() {
  const clocks = useSelector(selectClocks);
  const { now } = useRanchView();
  const lines = useMemo(() => clockRows(clocks, now).length, [clocks, now]);
  const count = numberInWords(lines);
  return <ButtonLink look="quiet" to={appPaths.herdsWithdrawal}>{t`In withdrawal (${count})`}</ButtonLink>;
}
