import { ConfigError } from '../../src/config/ConfigError';
import { loadConfig } from '../../src/config/loadConfig';

/** What is wrong with settings, a sentence each. */
export function problemsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}
