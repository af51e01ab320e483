import { useEffect, useState } from 'react';
import { passwordProblem, personalTextsOf } from '@contract/text/password';
import { codePointLength } from '@contract/text/text';
import { t } from '@domain/words';
import { loadIsCommon } from '../newPasswordRules';

export interface Strength {
  /** Bars of the meter that are lit, 0 to 4. */
  level: number;
  words: string;
}

const LONG = 16;
const LONGER = 12;

function levelOf(password: string): number {
  const length = codePointLength(password);
  if (length >= LONG) return 4;
  return length >= LONGER ? 3 : 2;
}

/** How good a new password is, in words. The list of common passwords is loaded with the first letter. */
export function useStrength(password: string, values: Record<string, string | undefined>): Strength {
  const [isCommon, setIsCommon] = useState<(password: string) => boolean>(() => () => false);
  const isBegun = password !== '';
  useEffect(() => {
    if (isBegun) void loadIsCommon().then((loaded) => setIsCommon(() => loaded));
  }, [isBegun]);

  if (!isBegun) return { level: 0, words: '' };
  const problem = passwordProblem(password, personalTextsOf(values), isCommon);
  if (problem !== undefined) return { level: 1, words: problem };
  const level = levelOf(password);
  return { level, words: level === 4 ? t`A strong password` : t`A good password; longer is stronger` };
}
