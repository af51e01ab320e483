import { backup } from '../server/src/backup/commands';

void backup(process.argv.slice(2), process.env);
