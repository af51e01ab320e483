import { t } from '@domain/words';
import { appPaths } from '@shared/paths';

/** What is known of the ranch's record, and what the person may do to it. */
export interface RecordFacts {
  hasPaddocks: boolean;
  hasHerds: boolean;
  hasMoves: boolean;
  mayAddPaddocks: boolean;
  mayRecord: boolean;
}

export interface NextStep {
  link: string;
  to: string;
}

const ADD_PADDOCKS: NextStep = { link: t`Add your paddocks`, to: `${appPaths.paddocks}?form=add-paddock` };
const ADD_HERDS: NextStep = { link: t`Add your herds`, to: `${appPaths.herds}?form=add-herd` };
const MOVE_HERDS: NextStep = { link: t`Put your herds on pasture`, to: `${appPaths.herds}?form=move` };

/** What the grazing record needs before it says anything: land, animals, and where they are. Only what the person may do. */
export function stepsFor({ hasPaddocks, hasHerds, hasMoves, mayAddPaddocks, mayRecord }: RecordFacts): NextStep[] {
  return [
    ...(!hasPaddocks && mayAddPaddocks ? [ADD_PADDOCKS] : []),
    ...(!hasHerds && mayRecord ? [ADD_HERDS] : []),
    ...(hasPaddocks && hasHerds && !hasMoves && mayRecord ? [MOVE_HERDS] : []),
  ];
}
