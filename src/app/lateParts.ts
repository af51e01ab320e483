import { createDynamicMiddleware, type Middleware, type Reducer } from '@reduxjs/toolkit';
import type { QueryExtra } from '@shared/api/queries';

/** What can be added to a store while it runs: parts that the first load goes without. */
export interface LateParts {
  addReducer: (slice: { reducerPath: string; reducer: Reducer }) => void;
  addMiddleware: (...added: Middleware[]) => void;
  /** What the added parts need from outside. */
  extra: QueryExtra;
}

const partsOf = new WeakMap<object, LateParts>();

interface Injectable {
  inject(slice: { reducerPath: string; reducer: Reducer }): unknown;
}

/** The way for late parts into a store that is being made of that root reducer. */
export function createLateParts(rootReducer: Injectable, extra: QueryExtra) {
  const { middleware, addMiddleware } = createDynamicMiddleware();
  const parts: LateParts = {
    addReducer: ({ reducerPath, reducer }) => void rootReducer.inject({ reducerPath, reducer }),
    addMiddleware,
    extra,
  };
  return { middleware, keepFor: (store: object) => void partsOf.set(store, parts) };
}

export function latePartsOf(store: object): LateParts {
  const parts = partsOf.get(store);
  if (parts === undefined) throw new Error('This store was not made to be added to');
  return parts;
}
