/** Ends a backup or a restore. Its message is one sentence for the person who typed the command; no stack is shown. */
export class BackupError extends Error {
  override name = 'BackupError';
}
