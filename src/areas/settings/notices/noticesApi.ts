import { paths } from '@contract/http/paths';
import type { NewNoticeDevice, NoticeChoices, NoticeSettings } from '@contract/people/notices';
import { queries, showThrown } from '@shared/api/queries';

const schema = async () => (await import('@contract/people/noticeSettings')).noticeSettingsSchema;

/** Shows why a call failed. */
const showing = (extra: unknown, fulfilled: Promise<unknown>): Promise<void> =>
  fulfilled.then(
    () => undefined,
    (thrown: Parameters<typeof showThrown>[1]) => showThrown(extra, thrown),
  );

/** What a person is told of on their phone, and in which browsers. */
const noticesApi = queries.injectEndpoints({
  endpoints: (build) => ({
    notices: build.query<NoticeSettings, void>({
      query: () => ({ method: 'GET', api: 'v1', path: paths.v1.notices, schema }),
      providesTags: ['Notices'],
    }),
    changeNotices: build.mutation<NoticeSettings, Partial<NoticeChoices>>({
      query: (body) => ({ method: 'PATCH', api: 'v1', path: paths.v1.notices, body, schema }),
      onQueryStarted: (_choices, { dispatch, extra, queryFulfilled }) => {
        const known = queryFulfilled.then(({ data }) => {
          dispatch(noticesApi.util.updateQueryData('notices', undefined, () => data));
        });
        return showing(extra, known);
      },
      // What was saved is in the answer; after a failure nobody knows.
      invalidatesTags: (_settings, error) => (error === undefined ? [] : ['Notices']),
    }),
    turnOnNotices: build.mutation<NoticeSettings, NewNoticeDevice>({
      query: (body) => ({ method: 'POST', api: 'v1', path: paths.v1.noticeDevices, body, schema }),
      onQueryStarted: (_device, { extra, queryFulfilled }) => showing(extra, queryFulfilled),
      invalidatesTags: ['Notices'],
    }),
    turnOffNotices: build.mutation<unknown, string>({
      query: (uuid) => ({ method: 'DELETE', api: 'v1', path: paths.v1.noticeDevice(uuid) }),
      onQueryStarted: (_uuid, { extra, queryFulfilled }) => showing(extra, queryFulfilled),
      invalidatesTags: ['Notices'],
    }),
  }),
});

export const { useNoticesQuery, useChangeNoticesMutation, useTurnOnNoticesMutation, useTurnOffNoticesMutation } =
  noticesApi;
