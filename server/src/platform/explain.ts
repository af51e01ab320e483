import { errorCode } from './errorCode';

type SystemError = Error & { code?: unknown; address?: string; port?: number };

function explainListening(error: SystemError): string {
  const address = error.address ?? 'this machine';
  const where = `port ${error.port ?? ''} of ${address}`;
  switch (error.code) {
    case 'EADDRINUSE':
      return `${where} is in use: stop what listens there, or set another PORT.`;
    case 'EACCES':
      return `${where} is not open to this user: set a PORT above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${address} is not an address of this machine.`;
    default:
      return `${where}: ${error.message}.`;
  }
}

/** Why the start failed, in a sentence for the person who typed the command. Never a stack. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('syscall' in error && (error.syscall === 'listen' || error.syscall === 'getaddrinfo'))
    return explainListening(error);
  // Node joins the failures for each address of a host under an error without words.
  if (error.message === '') return `a connection failed (${errorCode(error) ?? error.name}).`;
  return error.message;
}
