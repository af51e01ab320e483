import crypto from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import S3rver from 's3rver';
import type { S3Place } from '../../src/config/Config';
import { FaultProxy } from './FaultProxy';
import { isSigned } from './s3Signature';

const BUCKET = 'pictures';
/** The one key that s3rver knows. */
const KEY = 'S3RVER';
/** How the files of one object end. */
const S3RVER_FILES = ['._S3rver_object', '._S3rver_object.md5', '._S3rver_metadata.json'];

const { createCipheriv, createDecipheriv } = crypto;
const tripled = (key: Buffer) => Buffer.concat([key, key, key]);

/**
 * s3rver makes its continuation tokens by DES, which OpenSSL 3 doesn't have: without it no list goes on after 1,000 objects.
 * Triple DES with one key three times is the same cipher.
 */
Object.assign(crypto, {
  createCipheriv: (name: string, key: Buffer, iv: Buffer) =>
    name === 'des' ? createCipheriv('des-ede3-cbc', tripled(key), iv) : createCipheriv(name, key, iv),
  createDecipheriv: (name: string, key: Buffer, iv: Buffer) =>
    name === 'des' ? createDecipheriv('des-ede3-cbc', tripled(key), iv) : createDecipheriv(name, key, iv),
});

/** A real S3 server, behind a road that a test can spoil. It refuses what isn't signed with its key. */
export class S3Server {
  /** The calls that it has answered, as `PUT /pictures/…`. */
  readonly calls: string[] = [];
  readonly road = new FaultProxy();
  private address = '';

  private constructor(
    private readonly server: S3rver,
    private readonly folder: string,
  ) {}

  static async start(): Promise<S3Server> {
    const folder = await mkdtemp(join(tmpdir(), 'grazewell-s3-'));
    const options = { address: '127.0.0.1', port: 0, directory: folder, silent: true };
    const server = new S3rver({ ...options, configureBuckets: [{ name: BUCKET }] });
    const started = new S3Server(server, folder);
    server.middleware.unshift(async (ctx, next) => {
      started.calls.push(`${ctx.method} ${ctx.url}`);
      // Which key it is s3rver says itself.
      if (!ctx.headers.authorization?.includes(`Credential=${KEY}/`) || isSigned(ctx, KEY)) return next();
      Object.assign(ctx, { status: 403, type: 'xml', body: '<Error><Code>SignatureDoesNotMatch</Code></Error>' });
    });
    const { port } = await server.run();
    started.address = (await started.road.open(`http://127.0.0.1:${port}`)).replace(/\/$/, '');
    return started;
  }

  place(overrides: Partial<S3Place> = {}): S3Place {
    return {
      bucket: BUCKET,
      prefix: 'ranches-of/us_1',
      region: 'us-east-1',
      endpoint: this.address,
      isAmazon: false,
      credentials: { accessKeyId: KEY, secretAccessKey: KEY },
      ...overrides,
    };
  }

  /** The variables with which a process works on it. */
  get environment(): NodeJS.ProcessEnv {
    const { bucket, prefix, endpoint } = this.place();
    return {
      FILES_URL: `s3://${bucket}/${prefix}?endpoint=${encodeURIComponent(endpoint)}`,
      AWS_ACCESS_KEY_ID: KEY,
      AWS_SECRET_ACCESS_KEY: KEY,
    };
  }

  /** The keys of all objects. */
  async keys(): Promise<string[]> {
    const files = await readdir(join(this.folder, BUCKET), { recursive: true });
    return files.filter((name) => name.endsWith('._S3rver_object')).map((name) => name.replace('._S3rver_object', ''));
  }

  /** Has an object under more keys too, quicker than by a call for each. */
  async copyTo(key: string, keys: readonly string[]): Promise<void> {
    const path = (name: string) => join(this.folder, BUCKET, name);
    const copyOne = async (copy: string) => {
      await mkdir(dirname(path(copy)), { recursive: true });
      for (const part of S3RVER_FILES) await copyFile(path(key + part), path(copy + part));
    };
    await Promise.all(keys.map(copyOne));
  }

  async stop(): Promise<void> {
    await this.road.close();
    this.server.httpServer.closeAllConnections();
    await this.server.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}
