import type { Standing } from '@domain/grazing/marks';
import { StateChip } from '@shared/components/StateChip';

const LOOKS = { closed: 'plain', attention: 'late' } as const;
const WORDS = { closed: 'Closed', attention: 'Attention' } as const;

/** That a paddock is closed or needs attention. */
export function StandingChips({ marks }: { marks: readonly Standing[] }) {
  return marks.map((what) => (
    <StateChip key={what} look={LOOKS[what]}>
      {WORDS[what]}
    </StateChip>
  ));
}
