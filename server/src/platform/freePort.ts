import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { errorCode } from './errorCode';

/** Below the ports that Linux, macOS and Windows give to outgoing connections, one of which could take it meanwhile. */
const FROM = 20_000;
const TO = 32_767;
const ATTEMPTS = 100;

/** Throws what `listen` says. */
async function tryPort(port: number): Promise<void> {
  const probe = createServer().listen(port, '127.0.0.1');
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** A TCP port of the loopback interface that was free a moment ago; another program may take it before it is used. */
export async function freePort(): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const port = randomInt(FROM, TO + 1);
    try {
      await tryPort(port);
      return port;
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE' || attempt === ATTEMPTS) throw error;
    }
  }
}
