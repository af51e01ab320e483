import type { Failure } from '@contract/hooks/delivery';
import { t } from '@domain/words';

/** Why a try failed. */
const WORDS: Readonly<Record<Failure, string>> = {
  private_network: t`The address is in a private network`,
  own_host: t`This is the address of Grazewell itself`,
  needs_https: t`This server sends only to addresses that begin with https://`,
  no_host: t`The host of the address was not found`,
  no_connection: t`The host refused the connection`,
  connect_timeout: t`No connection in 5 seconds`,
  certificate: t`The certificate is not trusted`,
  secret_lost: t`The secret can’t be read any more: make a new one`,
  timeout: t`No answer in 15 seconds`,
  broken: t`The connection broke off`,
  not_http: t`The answer was not HTTP`,
  redirect: t`The answer was a redirect, which is not followed`,
  status: t`The answer was not a success`,
  gone: t`The address takes no more messages`,
  switched_off: t`The webhook was switched off`,
};

/** Why a try failed, with the status that it heard. */
export function failureInWords(failure: Failure, status: number | null): string {
  const words = WORDS[failure];
  return status === null ? t`${words}.` : t`${words} (${status}).`;
}
