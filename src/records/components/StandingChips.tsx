import type { Standing } from '@domain/grazing/marks';
import { t } from '@domain/words';
import { StateChip } from '@shared/components/StateChip';

const LOOKS = { closed: 'plain', attention: 'late' } as const;
const WORDS = { closed: t`Closed`, attention: t`Attention` } as const;

/** That a paddock is closed or needs attention. */
export function StandingChips({ marks }: { marks: readonly Standing[] }) {
  return marks.map((what) => (
    <StateChip key={what} look={LOOKS[what]}>
      {WORDS[what]}
    </StateChip>
  ));
}
