import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { latePartsOf, type LateParts } from '../lateParts';
import { languagePage } from './languagePage';
import { languageSaga } from './languageSaga';

const running = new WeakSet<LateParts>();

/** Keeps the pages behind the login in the language of their person. */
export function useOwnLanguage(): void {
  const store = useStore();
  useEffect(() => {
    const parts = latePartsOf(store);
    if (running.has(parts)) return;
    running.add(parts);
    parts.extra.sagas.run(languageSaga, languagePage);
  }, [store]);
}
