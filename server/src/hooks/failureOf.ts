import type { Failure } from '@contract/hooks/delivery';
import { errorCode } from '../platform/errorCode';
import { FailedTry } from './FailedTry';

const NO_CONNECTION = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'EACCES',
  'EPERM',
  'EINVAL',
]);
/** What Node says of certificates (`X509_V_ERR_…` of OpenSSL), of names that don't fit, and of failed handshakes. */
const OF_TLS =
  /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_|ERR_SSL_|EPROTO|HOSTNAME_MISMATCH|INVALID_|CRL_)/;

/** Why a try failed, by the error that ended it. */
export function failureOf(error: unknown): Failure {
  if (error instanceof FailedTry) return error.failure;
  const code = errorCode(error) ?? '';
  if (NO_CONNECTION.has(code)) return 'no_connection';
  if (code === 'ETIMEDOUT') return 'connect_timeout';
  if (code.startsWith('HPE_')) return 'not_http';
  return OF_TLS.test(code) ? 'certificate' : 'broken';
}
