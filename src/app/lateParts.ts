import { createDynamicMiddleware, type Middleware, type Reducer } from '@reduxjs/toolkit';
import type { QueryExtra } from '@shared/api/queries';
import type { Sanitizer } from './devtools/sanitizer';

interface LateSlice {
  reducerPath: string;
  reducer: Reducer;
  /** What support sees in place of a slice that may become large. */
  summary?(this: void, state: unknown): unknown;
}

/** What can be added to a store while it runs: parts that the first load goes without. */
export interface LateParts {
  addReducer: (slice: LateSlice) => void;
  addMiddleware: (...added: Middleware[]) => void;
  /** What support sees. */
  sanitizer: Sanitizer;
  /** What the added parts need from outside. */
  extra: QueryExtra;
}

const partsOf = new WeakMap<object, LateParts>();

interface Injectable {
  inject(slice: { reducerPath: string; reducer: Reducer }): unknown;
}

/** The way for late parts into a store that is being made of that root reducer. */
export function createLateParts(rootReducer: Injectable, extra: QueryExtra, sanitizer: Sanitizer) {
  const { middleware, addMiddleware } = createDynamicMiddleware();
  const parts: LateParts = {
    addReducer: ({ reducerPath, reducer, summary }) => {
      if (summary !== undefined) sanitizer.summarize(reducerPath, summary);
      rootReducer.inject({ reducerPath, reducer });
    },
    addMiddleware,
    sanitizer,
    extra,
  };
  return { middleware, keepFor: (store: object) => void partsOf.set(store, parts) };
}

export function latePartsOf(store: object): LateParts {
  const parts = partsOf.get(store);
  if (parts === undefined) throw new Error('This store was not made to be added to');
  return parts;
}
