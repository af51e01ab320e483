import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config, S3Place } from './Config';
import type { EnvReader } from './EnvReader';
import { baseAddress } from './parsers';

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
/** What all S3 servers take in keys as it is, also those that keep objects as files: nothing that leads elsewhere. */
const PREFIX = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;
const PREFIX_MAX = 200;
const REGION = /^[a-z0-9-]{1,40}$/;
const KEY = /^[\x21-\x7e]{1,4096}$/;

/** What is given may have a password in it: it isn't shown. */
const wrong = (env: EnvReader, what: string) => void env.problems.push(`FILES_URL: ${what}`);

/** The folder of a `file:` address; undefined for an address of another machine, or none. */
function folderOf(text: string): string | undefined {
  if (!/^file:\/\/\/./i.test(text) || !URL.canParse(text)) return undefined;
  try {
    return fileURLToPath(text);
  } catch {
    return undefined;
  }
}

function readCredentials(env: EnvReader) {
  const rule = { parse: (text: string) => (KEY.test(text) ? text : undefined), allowed: 'visible ASCII characters' };
  const read = (name: string) => env.optional(name, { ...rule, secret: true });
  const sessionToken = read('AWS_SESSION_TOKEN');
  return {
    accessKeyId: read('AWS_ACCESS_KEY_ID'),
    secretAccessKey: read('AWS_SECRET_ACCESS_KEY'),
    ...(sessionToken !== undefined && { sessionToken }),
  };
}

type Credentials = ReturnType<typeof readCredentials>;

interface Given {
  credentials: Credentials;
  region: string | undefined;
}

/** Amazon's own address of a region: named, so that no other variable or file of the SDK leads elsewhere. */
const amazon = (region: string) => `https://s3.${region}.amazonaws.com`;

function readS3(env: EnvReader, text: string, given: Given): S3Place | undefined {
  const before = env.problems.length;
  const [, bucket = '', path = '', query = ''] = /^s3:\/\/([^/?#]*)(?:\/([^?#]*))?(?:\?([^#]*))?$/i.exec(text) ?? [];
  if (!BUCKET.test(bucket))
    wrong(env, 'must be like s3://bucket/prefix?region=…&endpoint=…, with the name of a bucket');
  const prefix = path.replace(/\/$/, '');
  if (prefix !== '' && (prefix.length > PREFIX_MAX || !PREFIX.test(prefix))) {
    wrong(env, `the prefix may have letters, digits, "-", "_", "." and "/", at most ${PREFIX_MAX}`);
  }
  const asked = new URLSearchParams(query);
  const names = [...asked.keys()];
  if (names.some((name) => name !== 'region' && name !== 'endpoint') || new Set(names).size < names.length) {
    wrong(env, 'only region= and endpoint= may follow the "?", each once');
  }
  const own = asked.get('endpoint');
  const endpoint = own === null ? undefined : baseAddress(own);
  if (own !== null && endpoint === undefined) {
    wrong(env, 'the endpoint must be an http:// or https:// address without a user name, password or query');
  }
  const region = asked.get('region') ?? given.region ?? (own === null ? '' : 'us-east-1');
  if (!REGION.test(region)) wrong(env, 'region= must name a region like us-west-2 (or AWS_REGION)');
  const { accessKeyId, secretAccessKey, ...token } = given.credentials;
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    wrong(env, 's3:// needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
    return undefined;
  }
  if (env.problems.length > before) return undefined;
  const credentials = { accessKeyId, secretAccessKey, ...token };
  return { bucket, prefix, region, endpoint: endpoint ?? amazon(region), isAmazon: own === null, credentials };
}

/** Where pictures are: a folder, which several processes may share, or S3. */
export function readFiles(env: EnvReader, dataDir: string): Config['files'] {
  const given = {
    credentials: readCredentials(env),
    region: env.optional('AWS_REGION', {
      parse: (text) => (REGION.test(text) ? text : undefined),
      allowed: 'a region like us-west-2',
    }),
  };
  const own = { folder: join(dataDir, 'files') };
  const text = env.text('FILES_URL')?.trim();
  if (text === undefined) return own;
  if (/^s3:/i.test(text)) return readS3(env, text, given) ?? own;
  const folder = folderOf(text);
  if (folder !== undefined) return { folder };
  wrong(env, 'must be the address of a folder, like file:///mnt/files, or s3://bucket/prefix');
  return own;
}
