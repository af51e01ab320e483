import type { Config } from '../config/Config';
import type { Log } from '../platform/Log';

/** Fastify's (pino's) numbers, so that all lines of the process can be filtered alike. */
const LEVELS = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: Infinity } as const;

/** Writes what the platform says as JSON lines to stdout, in the shape of the app's own log. */
export function jsonLog(threshold: Config['logLevel']): Log {
  const at = (level: 'debug' | 'info' | 'warn' | 'error') => (msg: string) => {
    if (LEVELS[level] < LEVELS[threshold]) return;
    process.stdout.write(`${JSON.stringify({ level: LEVELS[level], time: Date.now(), msg })}\n`);
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
