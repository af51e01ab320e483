import { withDatabase } from '../backup/withDatabase';
import { commandLog, runCommand } from '../backup/runCommand';
import { rotateKey } from '../chain';
import { loadConfig } from '../config/loadConfig';
import { connect } from '../db/connect';
import { systemClock } from '../platform/clock';
import { loadSecretKey } from '../platform/secretKey';

/**
 * `npm run rotate-signing-key`. Ends the process, with 1 and a sentence on stderr when there is no new key, or not each ranch
 * has its line yet.
 */
export async function rotateSigningKey(env: NodeJS.ProcessEnv): Promise<void> {
  await runCommand('The key was not changed everywhere', async (signal) => {
    const config = loadConfig(env);
    return withDatabase(config, commandLog, async (url) => {
      const secretKey = await loadSecretKey(config.dataDir, config.secretKey);
      const db = connect(url);
      const rotating = rotateKey({ db, clock: systemClock, secretKey, signal });
      const { key, ranches } = await rotating.finally(() => db.destroy());
      signal.throwIfAborted();
      return `Histories are signed by the key ${key} from now on (${ranches} ${ranches === 1 ? 'ranch' : 'ranches'}): print it and keep it somewhere else.`;
    });
  });
}
