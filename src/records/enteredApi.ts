import type { EnteredFact } from '@contract/grazing/entered';
import { recordPaths } from '@contract/grazing/recordPaths';
import type { DaySpan } from '@domain/grazing/daySpan';
import { queries } from '@shared/api/queries';

interface Asked {
  ranchUuid: string;
  days: DaySpan;
  /** How far the record was read: once it is read further, it is asked for again. */
  cursor: number | null;
}

function queryOf({ from, to }: DaySpan): string {
  const days = Object.entries({ from, to }).flatMap(([name, day]) => (day === null ? [] : [[name, day]]));
  return new URLSearchParams(days).toString();
}

/** How the facts of some days were entered. Only the server knows it: records on a device have no group. */
const enteredApi = queries.injectEndpoints({
  endpoints: (build) => ({
    entered: build.query<readonly EnteredFact[], Asked>({
      query: ({ ranchUuid, days }) => ({
        method: 'GET',
        api: 'v1',
        path: `${recordPaths.entered(ranchUuid)}?${queryOf(days)}`,
        schema: async () => (await import('@contract/grazing/entered')).enteredSchema,
      }),
    }),
  }),
});

export const { useEnteredQuery } = enteredApi;
