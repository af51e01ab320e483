import { StartupError } from '../platform/StartupError';

/** Every setting that is not good, each with what was given (never a secret) and what is allowed. */
export class ConfigError extends StartupError {
  override name = 'ConfigError';

  constructor(readonly problems: readonly string[]) {
    super(['these settings are not good:', ...problems.map((problem) => `  - ${problem}`)].join('\n'));
  }
}
