import { errorCode } from '../platform/errorCode';
import { FilesAway } from './FilesAway';
import type { S3Place } from '../config/Config';

/** What an S3 server calls its refusals (docs.aws.amazon.com/AmazonS3, "Error responses"), and what is to be done. */
const REFUSALS: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no such bucket',
  InvalidAccessKeyId: 'AWS_ACCESS_KEY_ID is a key that it does not know',
  SignatureDoesNotMatch: 'AWS_SECRET_ACCESS_KEY is not the secret of that key',
  InvalidToken: 'AWS_SESSION_TOKEN is not one of its tokens',
  ExpiredToken: 'AWS_SESSION_TOKEN has expired',
  AccessDenied: 'the key may not list the bucket, or read, write or remove objects in it',
  AuthorizationHeaderMalformed: 'the bucket is in another region: name it by region= in FILES_URL',
  PermanentRedirect: 'the bucket is in another region: name it by region= in FILES_URL',
  RequestTimeTooSkewed: 'the clock of this machine is wrong',
};

const BY_STATUS: Readonly<Record<number, string>> = {
  301: 'PermanentRedirect',
  307: 'PermanentRedirect',
  403: 'AccessDenied',
};

function statusOf(error: unknown): number | undefined {
  const metadata = error instanceof Error && '$metadata' in error ? error.$metadata : undefined;
  const { httpStatusCode } = (metadata ?? {}) as { httpStatusCode?: unknown };
  return typeof httpStatusCode === 'number' ? httpStatusCode : undefined;
}

/** Whether the server answered that there is no such object. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && statusOf(error) === 404 && error.name !== 'NoSuchBucket';

/** What failed, in words for the operator. Words of the server itself are left out: it may repeat what it was sent. */
export function whyS3({ bucket, endpoint }: Pick<S3Place, 'bucket' | 'endpoint'>, error: unknown): FilesAway {
  const where = `the pictures in s3://${bucket} at ${endpoint} can't be reached`;
  const status = statusOf(error);
  const name = error instanceof Error && /^\w{1,60}$/.test(error.name) ? error.name : 'Error';
  if (status === undefined) return new FilesAway(`${where}: no answer (${errorCode(error) ?? name}).`, false);
  const refusal = REFUSALS[name] ?? REFUSALS[BY_STATUS[status] ?? ''];
  if (refusal !== undefined) return new FilesAway(`${where}: ${refusal} (${name}).`, name !== 'RequestTimeTooSkewed');
  return new FilesAway(`${where}: it answers ${status} (${name}).`, false);
}
