import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Place } from '../../src/config/Config';
import { FaultProxy } from './FaultProxy';
import { isSigned } from './s3Signature';

const BUCKET = 'pictures';
/** The one key that s3rver knows. */
const KEY = 'S3RVER';

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

  async stop(): Promise<void> {
    await this.road.close();
    this.server.httpServer.closeAllConnections();
    await this.server.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}
