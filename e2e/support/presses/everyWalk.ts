import { CHANGES } from './changesScenarios';
import { DATA } from './dataScenarios';
import { DUE } from './dueScenarios';
import { DROUGHT } from './droughtScenarios';
import { GROUND } from './groundScenarios';
import { HERDS } from './herdScenarios';
import { MAP } from './mapScenarios';
import { LINKS } from './linkScenarios';
import { MONITORING } from './monitoringScenarios';
import { ORGANIC } from './organicScenarios';
import { PEOPLE } from './peopleScenarios';
import { TEAM } from './teamScenarios';

/** Each is gone through on a ranch of its own, in order. */
export const EVERY_WALK = {
  'what is due and planned': DUE,
  herds: HERDS,
  'paddocks, stays and the ranch': GROUND,
  'what is monitored': MONITORING,
  'the organic report': ORGANIC,
  'the drought plan': DROUGHT,
  'the map': MAP,
  files: DATA,
  'last changes, the forage table and refused changes': CHANGES,
  people: PEOPLE,
  'the team and the ranches of one person': TEAM,
  'links and admins': LINKS,
} as const;
