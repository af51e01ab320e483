import { paths } from '@contract/http/paths';
import type { Me } from '@contract/people/me';
import type { Language } from '@domain/language/languages';
import { queries, showThrown } from '@shared/api/queries';

/** What the person reads. The page follows by itself once the changed person is told of. */
const languageApi = queries.injectEndpoints({
  endpoints: (build) => ({
    chooseLanguage: build.mutation<Me, Language>({
      query: (language) => ({
        method: 'PATCH',
        api: 'v1',
        path: paths.v1.me,
        body: { language },
        schema: async () => (await import('@contract/people/me')).meSchema,
      }),
      onQueryStarted: (_language, { extra, queryFulfilled }) =>
        queryFulfilled.then(
          () => undefined,
          (thrown) => showThrown(extra, thrown),
        ),
    }),
  }),
});

export const { useChooseLanguageMutation } = languageApi;
