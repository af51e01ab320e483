import type { Lifecycle } from './Lifecycle';
import type { Log } from './Log';

const FORCE_AFTER_MS = 9_500;
/** npm hands on the Ctrl-C that the terminal has sent us already: two signals at once are one wish. */
const SAME_WISH_MS = 1_000;

interface Exit {
  lifecycle: Lifecycle;
  log: Log;
  /** Called first thing, when the process is on its way out. */
  onStopping: () => void;
  /** The last that can be done in no time, before the process ends without having closed all. */
  onForced: () => void;
}

/**
 * SIGTERM and SIGINT close in good order and end the process with 0 within 10 s; a second one ends it at once. An
 * error that nobody caught closes too, and ends it with 1.
 */
export function exitOnSignals({ lifecycle, log, onStopping, onForced }: Exit): void {
  let stoppingSince: number | undefined;
  const force = () => {
    onForced();
    process.exit(1);
  };
  const stop = async (code: number) => {
    stoppingSince = performance.now();
    onStopping();
    setTimeout(force, FORCE_AFTER_MS).unref();
    await lifecycle.close();
    process.exit(code);
  };
  const onSignal = (name: NodeJS.Signals) => {
    if (stoppingSince === undefined) {
      log.info(`${name}: finishing what is under way`);
      void stop(0);
    } else if (performance.now() - stoppingSince > SAME_WISH_MS) {
      force();
    }
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  process.on('uncaughtException', (error) => {
    log.error(error.stack ?? String(error));
    if (stoppingSince === undefined) void stop(1);
  });
}
