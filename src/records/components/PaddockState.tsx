import type { PaddockFigures } from '@domain/grazing/paddockFigures';
import { t } from '@domain/words';
import { StateChip } from '@shared/components/StateChip';

const STATE_IN_WORDS = { grazing: t`Grazing`, ready: t`Ready`, resting: t`Resting` } as const;

/** Whether a paddock is grazed, rests, or is ready to be grazed. */
export function PaddockState({ state }: Pick<PaddockFigures, 'state'>) {
  return <StateChip look={state}>{STATE_IN_WORDS[state]}</StateChip>;
}
