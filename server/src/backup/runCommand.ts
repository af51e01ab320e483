import { explain } from '../platform/explain';
import type { Log } from '../platform/Log';

const quiet = () => undefined;
const say = (message: string) => void process.stderr.write(`${message}\n`);
/** The words of a command are on stdout; what the database complains of is on stderr. */
export const commandLog: Log = { debug: quiet, info: quiet, warn: say, error: say };

/** npm hands on the Ctrl-C that the terminal has sent us already: two signals at once are one wish. */
const SAME_WISH_MS = 1_000;

/** Aborted by the first signal to the process; a later one ends it at once. */
function calledOffBySignals(): AbortSignal {
  const controller = new AbortController();
  let since = Infinity;
  const onSignal = () => {
    if (performance.now() - since > SAME_WISH_MS) process.exit(1);
    since = Math.min(since, performance.now());
    controller.abort();
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  return controller.signal;
}

/**
 * Runs a command until its work is done or a signal calls it off. Ends the process: with 0 after the sentence that the work
 * answers, or with 1 and why it failed on stderr.
 *
 * @param failed what is said before why
 */
export async function runCommand(failed: string, work: (signal: AbortSignal) => Promise<string>): Promise<void> {
  const signal = calledOffBySignals();
  try {
    process.stdout.write(`${await work(signal)}\n`);
    process.exit(0);
  } catch (error) {
    const why = signal.aborted ? 'it was called off.' : explain(error);
    process.stderr.write(`${failed}: ${why}\n`);
    process.exit(1);
  }
}
