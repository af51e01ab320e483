export { findWatchedRanches, noteLook, type WatchedRanch } from './noticeLooksTable';
export { noticeCalls } from './noticeCalls';
export type { NoticeDeps } from './NoticeDeps';
export { NoticeSender } from './NoticeSender';
export { pauseNotices, sweepNotices } from './pauseNotices';
export { endPassed } from './pushMessagesTable';
export { pauseDevicesOf } from './pushSubscriptionsTable';
export { writeNotices, type Happening } from './writeNotices';
