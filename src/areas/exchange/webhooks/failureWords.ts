import type { Failure } from '@contract/hooks/delivery';
import { t } from '@domain/words';

const OF_STATUS = t`The receiver refused the message`;
const LOOK_INTO_LOG = t`The receiver’s log says why.`;

/** Why a try failed, and what helps. */
const WORDS: Readonly<Record<Failure, readonly [why: string, whatHelps: string]>> = {
  private_network: [t`The address is in a private network`, t`Enter one that can be reached over the internet.`],
  own_host: [t`This is the address of Grazewell itself`, t`Enter the receiver’s address.`],
  needs_https: [t`This server sends only to addresses that begin with https://`, t`Change the address.`],
  no_host: [t`The host of the address was not found`, t`Check its spelling.`],
  no_connection: [t`The receiver could not be reached`, t`Check that it is running, and the port in the address.`],
  connect_timeout: [t`No connection in 5 seconds`, t`Check the port in the address, and the receiver’s firewall.`],
  certificate: [
    t`The certificate is not trusted`,
    t`The receiver needs one for its host name that has not expired, with the certificates between it and its authority.`,
  ],
  secret_lost: [t`The secret can’t be read any more`, t`Make a new one, and give it to the receiver.`],
  timeout: [t`No answer in 15 seconds`, t`The receiver should answer first and do its work afterwards.`],
  broken: [t`The receiver closed the connection before it answered`, LOOK_INTO_LOG],
  not_http: [t`The answer was not HTTP`, t`Check the port in the address.`],
  redirect: [t`The answer was a redirect, which is not followed`, t`Enter the address that it leads to.`],
  status: [OF_STATUS, LOOK_INTO_LOG],
  gone: [t`The receiver takes no more messages`, t`This switched the webhook off.`],
  switched_off: [t`The webhook was switched off`, t`Switch it on to send this again.`],
};

/** What the status of an answer tells more closely. */
function ofStatus(status: number): readonly [why: string, whatHelps: string] {
  if (status === 401 || status === 403) return [OF_STATUS, t`Check that it has this webhook’s secret.`];
  if (status === 404) return [t`The receiver has nothing at this address`, t`Check the address.`];
  if (status === 429) return [t`The receiver gets too many messages`, LOOK_INTO_LOG];
  return status >= 500 ? [t`The receiver had an error of its own`, LOOK_INTO_LOG] : WORDS.status;
}

/** Why a try failed, with the status that it heard, and what helps. */
export function failureInWords(failure: Failure, status: number | null): string {
  const [why, whatHelps] = failure === 'status' && status !== null ? ofStatus(status) : WORDS[failure];
  return status === null ? t`${why}. ${whatHelps}` : t`${why} (${status}). ${whatHelps}`;
}
