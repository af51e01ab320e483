import type { RanchHooks } from '../ranches';
import { deleteWebhooksOf, switchRestoredOn } from './webhooksTable';

/** What becomes of a ranch's webhooks with the ranch, and with its keys. */
export const hooksOfRanch: RanchHooks = { end: deleteWebhooksOf, switchOn: switchRestoredOn };
