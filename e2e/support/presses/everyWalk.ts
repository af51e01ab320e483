import { CHANGES } from './changesScenarios';
import { DATA } from './dataScenarios';
import { DUE } from './dueScenarios';
import { GROUND } from './groundScenarios';
import { HERDS } from './herdScenarios';
import { MAP } from './mapScenarios';
import { PEOPLE } from './peopleScenarios';

/** Each is gone through on a ranch of its own, in order. */
export const EVERY_WALK = {
  'what is due and planned': DUE,
  herds: HERDS,
  'paddocks, stays and the ranch': GROUND,
  'the map': MAP,
  files: DATA,
  'last changes, the forage table and refused changes': CHANGES,
  people: PEOPLE,
} as const;
