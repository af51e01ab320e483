import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

interface Call {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

/** The query in the order and the spelling of a signature. */
function queryOf(query: string): string {
  const pairs = query === '' ? [] : query.split('&').map((pair) => (pair.includes('=') ? pair : `${pair}=`));
  return pairs.sort().join('&');
}

/**
 * Whether a call is signed with that key, by version 4 of Amazon's signatures (docs.aws.amazon.com/AmazonS3, "Authenticating
 * requests: using the Authorization header"). s3rver knows only which keys there are.
 */
export function isSigned({ method, url, headers }: Call, secretAccessKey: string): boolean {
  const [, , day = '', region = '', signed = '', signature] = AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  const [path = '', query = ''] = url.split('?');
  const names = signed.split(';');
  const values = names.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const canonical = [method, path, queryOf(query), values.join(''), signed, headers['x-amz-content-sha256']].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secretAccessKey}`);
  return signed.includes('host') && hmac(key, text).toString('hex') === signature;
}
