import { useState, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { latePartsOf } from '../lateParts';
import { addQueries } from './addQueries';

/** A room that lists what the server has: the store can do so from its first drawing on. */
export default function WithQueries({ children }: { children: ReactNode }) {
  const store = useStore();
  useState(() => addQueries(latePartsOf(store)));
  return children;
}
