import { NOTICE_DEVICES_MAX } from '@contract/http/limits';
import { ApiError } from '../http/ApiError';

export const noNotices = () =>
  new ApiError(409, 'conflict', 'This server sends no notices', { why: { reason: 'no_notices' } });

export const unknownPushService = () =>
  new ApiError(422, 'invalid', 'This server sends no notices to the push service of this browser', {
    why: { reason: 'unknown_push_service' },
  });

export const enoughDevices = () =>
  new ApiError(
    409,
    'conflict',
    `Your notices are on in ${NOTICE_DEVICES_MAX} devices, which is the most. Turn them off in one of them`,
    { why: { reason: 'notice_devices', values: { most: NOTICE_DEVICES_MAX } } },
  );
