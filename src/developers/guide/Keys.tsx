import { KEY_KINDS } from '@contract/keys/keyKinds';
import { KEY_SCOPES, type KeyScope } from '@contract/keys/keyScopes';
import { WordTable } from './WordTable';

const OPENS: Readonly<Record<KeyScope, string>> = {
  figures:
    'The figures of paddocks and herds, and the files of the reports: figures, export/paddocks.csv, export/herds.csv …',
  records:
    'The record itself, what has changed in it, and the stream that says so: records, events, export/records.json …',
  photos: 'Photos in their sizes, and all of them as one file: photo/…, export/photos.zip',
  write: 'Changes of the record, of the kinds that the key names: fact/…, changes',
  calendar: 'calendar.ics, and nothing else',
};

/** What a key is, how it is made and sent, and what it opens. */
export function Keys() {
  return (
    <section>
      <h2 id="keys">Keys</h2>
      <p>
        Owners and managers of a ranch make keys in its settings, on “Data”, under “Keys for other programs”. A key
        belongs to what it is for, such as “Scale at the chute”; what that writes is shown under its name. A key is
        shown once. It opens what was chosen, and ends on its day, when it is revoked, or when its maker leaves the
        ranch. “Next key” makes the one that follows, and both are good until the former is revoked.
      </p>
      <p>
        Send it in a header: <code>Authorization: Bearer gwk_…</code> Programs that can send no header put it into the
        address of a file or the calendar: <code>?key=gwk_…</code>. Keep it on a server or a device of yours: a key in a
        web page is public, and no page of another site can call with one.
      </p>
      <h3 id="scopes">Scopes</h3>
      <WordTable
        label="Scopes of keys"
        heads={['Scope', 'Opens']}
        rows={KEY_SCOPES.map((scope) => [scope, OPENS[scope]] as const)}
      />
      <p>
        A key that writes names its kinds, any of: <KindList />. It changes and deletes what keys of its own source
        wrote, unless it was made for everything that its maker may change.
      </p>
    </section>
  );
}

function KindList() {
  return KEY_KINDS.map((kind, index) => (
    <span key={kind}>
      {index > 0 && ', '}
      <code>{kind}</code>
    </span>
  ));
}
