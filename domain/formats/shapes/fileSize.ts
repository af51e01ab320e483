import { t } from '../../words';

/** The largest file that is read, in bytes. */
const FILE_BYTES_MAX = 50 * 1024 * 1024;

const EMPTY = t`This file is empty`;
const TOO_LARGE = t`This file is larger than 50 MB. Save just your ranch as a separate file, and choose that one`;

/** Why a file of that many bytes is not even opened, or undefined. */
export function sizeProblem(bytes: number): string | undefined {
  if (bytes === 0) return EMPTY;
  return bytes > FILE_BYTES_MAX ? TOO_LARGE : undefined;
}
