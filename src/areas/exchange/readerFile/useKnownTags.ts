import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { selectNow, type WithRecords } from '@records/index';
import { lookUpTags, type KnownTags } from './lookUpTags';
import type { FileSession } from './sessionsOf';
import { useTagRecords } from './useTagRecords';

/** What the record knows of the tags of sessions, by the session; null while they are looked up, which is done in turns. */
export function useKnownTags(sessions: readonly FileSession[]): ReadonlyMap<string, KnownTags> | null {
  const records = useTagRecords();
  const store = useStore<WithRecords>();
  const [last, setLast] = useState<{ sessions: readonly FileSession[]; found: ReadonlyMap<string, KnownTags> }>();
  useEffect(() => {
    const looking = new AbortController();
    const { signal } = looking;
    void lookUpTags(sessions, records, selectNow(store.getState()), signal).then((found) => {
      if (!signal.aborted) setLast({ sessions, found });
    });
    return () => looking.abort();
  }, [sessions, records, store]);
  return last?.sessions === sessions ? last.found : null;
}
