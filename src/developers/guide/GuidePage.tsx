import { PRODUCT_NAME } from '@contract/http/product';
import { developerPaths } from '../developerPaths';
import { AboutWebhooks } from './AboutWebhooks';
import { Example } from './Example';
import type { Examples } from './examples';
import { Keys } from './Keys';
import { Refusals } from './Refusals';

const PARTS = [
  ['keys', 'Keys'],
  ['first-call', 'The first call'],
  ['write', 'Write a fact'],
  ['follow', 'Read along'],
  ['events', 'Webhooks'],
  ['errors', 'Errors'],
  ['limits', 'Limits'],
  ['week', 'All together'],
] as const;

/** What other programs do with a ranch: keys, calls, events, in the order in which one needs them. */
export function GuidePage({ examples }: { examples: Examples }) {
  return (
    <>
      <h1>For developers</h1>
      <p className="lead">
        A scale, a weather station, a virtual fence or a spreadsheet reads a ranch’s figures in {PRODUCT_NAME}, writes
        the facts that it knows, and hears when something changes. The <a href={developerPaths.reference}>reference</a>{' '}
        has every call.
      </p>
      <nav aria-label="On this page">
        <ul className="parts">
          {PARTS.map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Keys />
      <section>
        <h2 id="first-call">The first call</h2>
        <p>
          <code>GET key/me</code> says what a key is, what it opens, and of which ranch. All calls of a ranch are below{' '}
          <code>/api/v1/ranch/RANCH/</code>; the page that shows the key shows this address too.
        </p>
        <Example about="read" names={['read.sh', 'read.py', 'read.ts']} examples={examples} />
      </section>
      <section>
        <h2 id="write">Write a fact</h2>
        <p>
          <code>PUT fact/KIND/NAME</code> writes one fact by a name of your own, such as the day or the number of a
          session. The same name is the same record however often it is sent, so send it again whenever you are not sure
          that it arrived. Fields that may be empty may be left out; <code>at</code> left out is now, and has to be sent
          the second time. What a person has changed since is not written over.
        </p>
        <p>
          Programs that make UUIDs themselves, or write several records that belong together, send groups with{' '}
          <a href={`${developerPaths.reference}#sendChanges`}>
            <code>POST changes</code>
          </a>
          .
        </p>
        <Example about="write" names={['write.sh', 'write.py', 'write.ts']} examples={examples} />
      </section>
      <section>
        <h2 id="follow">Read along</h2>
        <p>
          Read <code>GET records</code> once without <code>since</code>, page by page. From then on ask with{' '}
          <code>since</code> and <code>epoch</code> of the last page, every 5 minutes or when a webhook says that
          something has changed: the answer has what is new, and what was deleted, with <code>data</code> null.
        </p>
        <Example about="follow" names={['follow.sh', 'follow.py', 'follow.ts']} examples={examples} />
      </section>
      <AboutWebhooks examples={examples} />
      <Refusals />
      <section>
        <h2 id="week">All together</h2>
        <p>
          A program that runs for weeks: it writes what a rain gauge and a scale say, reads along when a webhook tells
          it to, waits where the server asks it to, sends again what was not answered, and takes the next key when one
          has ended.
        </p>
        <Example about="week" names={['week.py']} examples={examples} />
      </section>
    </>
  );
}
