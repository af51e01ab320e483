import { SENT_EVENTS, type SentEvent } from '@contract/hooks/hookEvents';
import { Example } from './Example';
import type { Examples } from './examples';
import { WordTable } from './WordTable';

const EVENTS: Readonly<Record<SentEvent, string>> = {
  'record.changed': 'The record has changed. What comes within 10 seconds is one message, with how many of each kind.',
  'herd.moved': 'A move was recorded, changed or deleted: herd, move, paddocks and when.',
  'key.ending': 'A key ends in 14 days.',
  'webhook.test': 'Somebody has pressed “Send a test”.',
};

/** What webhooks tell, and how a receiver knows that a message is real. */
export function AboutWebhooks({ examples }: { examples: Examples }) {
  return (
    <section>
      <h2 id="events">Webhooks</h2>
      <p>
        A webhook is an address of yours that hears of events, made on the same page as keys. Messages have ids and
        numbers, and no names or notes: read with a key what your program needs.
      </p>
      <WordTable
        label="Events"
        heads={['Event', 'When']}
        rows={SENT_EVENTS.map((event) => [event, EVENTS[event]] as const)}
      />
      <p>
        Answer 2xx within 15 seconds, and work after that. Anything else is sent again, ten times over three days. The
        order is not promised: <code>to</code> in <code>record.changed</code> says what is newer. Redirects are not
        followed, and 410 switches the webhook off.
      </p>
      <h3 id="verify">Verify a message</h3>
      <p>
        Messages are signed by <a href="https://www.standardwebhooks.com/">Standard Webhooks</a>, for which there are
        libraries in most languages. Without one, three things are checked:
      </p>
      <ol>
        <li>
          <code>webhook-signature</code> has <code>v1,</code> and the base64 of HMAC-SHA256 over{' '}
          <code>{'{webhook-id}.{webhook-timestamp}.{body}'}</code>, by the bytes behind <code>whsec_</code> of the
          secret (base64). Take the body as it came, before it is read as JSON. For a day after “New secret” there are
          two signatures, with a space between.
        </li>
        <li>
          <code>webhook-timestamp</code> is at most 300 seconds off your clock, either way.
        </li>
        <li>
          <code>webhook-id</code> is one that you haven’t had. It is the same each time a message is sent again.
        </li>
      </ol>
      <Example about="receive" names={['receive.py', 'receive.ts']} examples={examples} />
    </section>
  );
}
