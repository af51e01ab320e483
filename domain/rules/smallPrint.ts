import { t } from '../words';

/** What ends each report by a rule. */
export const smallPrint = (): string =>
  t`Figures by the rule text named above, as we read it. Rules change, and who certifies decides: compare with the current text before relying on it.`;
