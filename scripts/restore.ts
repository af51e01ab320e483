import { RESTORED_STEPS } from '../server/src/app/restoredSteps';
import { restore } from '../server/src/backup/commands';

void restore(process.argv.slice(2), process.env, RESTORED_STEPS);
