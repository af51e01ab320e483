import type { Calls } from '../http/mounts';
import type { NoticeDeps } from './NoticeDeps';
import { changeNoticesRoute, noticeDeviceRoutes, readNoticesRoute } from './noticeRoutes';

export const noticeCalls: Calls<NoticeDeps> = {
  v1: [readNoticesRoute, changeNoticesRoute, noticeDeviceRoutes],
  v3: [],
};
