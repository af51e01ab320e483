import type { Operation } from '../Operation';
import { accountOperations } from './accountOperations';
import { adminOperations } from './adminOperations';
import { fileOperations } from './fileOperations';
import { historyOperations } from './historyOperations';
import { hookOperations } from './hookOperations';
import { joinOperations } from './joinOperations';
import { keyOperations } from './keyOperations';
import { noticeOperations } from './noticeOperations';
import { ranchOperations } from './ranchOperations';
import { recordOperations } from './recordOperations';
import { serverOperations } from './serverOperations';
import { sessionOperations } from './sessionOperations';
import { sharingOperations } from './sharingOperations';
import { uploadOperations } from './uploadOperations';

/** Every call of the server, those for other programs first. */
export const OPERATIONS: readonly Operation[] = [
  ...serverOperations,
  ...keyOperations,
  ...hookOperations,
  ...recordOperations,
  ...historyOperations,
  ...fileOperations,
  ...uploadOperations,
  ...sessionOperations,
  ...joinOperations,
  ...accountOperations,
  ...ranchOperations,
  ...sharingOperations,
  ...noticeOperations,
  ...adminOperations,
];
