import { restore } from '../server/src/backup/commands';

void restore(process.argv.slice(2), process.env);
