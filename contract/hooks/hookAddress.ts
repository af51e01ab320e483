import { t } from '@domain/words';
import { HOOK_ADDRESS_MAX } from '../http/limits';
import { readUrl } from '../http/readUrl';
import { presentText } from '../text/fields';

const NEEDED = t`Address is required`;
const TOO_LONG = t`This address is longer than 2,048 characters`;
const NO_ADDRESS = t`A web address is needed, like https://example.com/hook, in plain letters, without a user name or #`;
const PORT_MESSAGE = t`Ports that can be reached are 443 and 1024 to 65535`;

/** A scheme, and a host that begins at once: nothing that programs read in two ways. */
const FORM = /^https?:\/\/[^/?#@\\]+(?:[/?][\x21\x22\x24-\x5b\x5d-\x7e]*)?$/;
const SCHEME = /^https?:\/\//;
const ASCII = /^[\x21-\x7e]+$/;

function readAddress(text: string): URL | undefined {
  return FORM.test(text) && ASCII.test(text) ? readUrl(text) : undefined;
}

/** Where a scheme's own port is meant, an address has none. */
const isOpenPort = ({ port }: URL): boolean => port === '' || port === '443' || Number(port) >= 1024;

/**
 * An address that a webhook may have by its form. What only the server knows it judges itself: its own hosts, and what the
 * operator lets it reach (`http:` too).
 */
export const hookAddress = () =>
  presentText(NEEDED)
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .test('required', NEEDED, (value) => value.trim() !== '')
    .test('max', TOO_LONG, (value) => value.trim().length <= HOOK_ADDRESS_MAX)
    .test('form', NO_ADDRESS, (value) => value.trim() === '' || readAddress(value.trim()) !== undefined)
    .test('port', PORT_MESSAGE, (value) => {
      const address = readAddress(value.trim());
      return address === undefined || isOpenPort(address);
    })
    .meta({ json: { type: 'string', minLength: 1, maxLength: HOOK_ADDRESS_MAX, pattern: SCHEME.source } });
