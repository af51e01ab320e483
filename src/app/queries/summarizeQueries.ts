import type { queries } from '@shared/api/queries';

type State = ReturnType<typeof queries.reducer>;
type Entry = State['queries'][string] | State['mutations'][string];

function summaryOf(entry: Entry) {
  const { endpointName, status, error, data } = entry ?? {};
  const count = Array.isArray(data) ? { count: data.length } : {};
  return { endpointName, status, ...count, ...(error !== undefined && { error }) };
}

const summaries = (entries: Record<string, Entry>) =>
  Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, summaryOf(entry)]));

/**
 * What support sees of the lists: which there are, how each stands, how many it holds and why it failed. Not what they
 * hold: that may be thousands of people, and the machinery around them tells nobody anything.
 */
export const summarizeQueries = (state: State) => ({
  queries: summaries(state.queries),
  mutations: summaries(state.mutations),
});
