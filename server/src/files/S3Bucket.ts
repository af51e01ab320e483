import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Place } from '../config/Config';
import { isMissing, whyS3 } from './whyS3';

/** How long a connection may take, and then an answer to begin. */
const CONNECT_MS = 3_000;
const ANSWER_MS = 10_000;
/** How long the bytes of an answer may pause: whoever they are handed on to may be slow. */
const PAUSE_MS = 60_000;
/** A call with its second try takes no longer: who sends a picture waits for it, and gives up after 45 s. */
const CALL_MS = 15_000;
const TRIES = 2;
/** Calls at once. A picture that goes to a slow phone is one for as long as that takes. */
const SOCKETS_MAX = 256;

function connect({ region, endpoint, isAmazon, credentials }: S3Place): S3Client {
  // It says on stderr which Node its next versions need. Which version we have is decided by package.json.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  return new S3Client({
    // All that the SDK would else look for in files, or ask other hosts for, is named here.
    region,
    endpoint,
    credentials,
    defaultsMode: 'standard',
    retryMode: 'standard',
    maxAttempts: TRIES,
    useDualstackEndpoint: false,
    useFipsEndpoint: false,
    useArnRegion: false,
    disableMultiregionAccessPoints: true,
    disableS3ExpressSessionAuth: true,
    followRegionRedirects: false,
    userAgentAppId: undefined,
    // Other servers than Amazon's know no hosts named after buckets, and not all know checksums of the newer kinds.
    forcePathStyle: !isAmazon,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      httpAgent: { maxSockets: SOCKETS_MAX },
      httpsAgent: { maxSockets: SOCKETS_MAX },
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      socketTimeout: PAUSE_MS,
    },
  });
}

export interface FoundObject {
  key: string;
  bytes: number;
  at: Date;
}

/** The objects of a bucket below a prefix; keys are named without it. Each call throws `FilesAway` when it fails. */
export class S3Bucket {
  private readonly client: S3Client;
  private readonly root: string;

  constructor(private readonly place: S3Place) {
    this.client = connect(place);
    this.root = place.prefix === '' ? '' : `${place.prefix}/`;
  }

  /** Writes an object, which is there once it is whole. */
  async put(key: string, body: Buffer): Promise<void> {
    await this.ask((abortSignal) =>
      this.client.send(new PutObjectCommand({ ...this.named(key), Body: body }), { abortSignal }),
    );
  }

  /** The size of an object in bytes; undefined where there is none. */
  async size(key: string): Promise<number | undefined> {
    const head = await this.ask((abortSignal) =>
      this.client.send(new HeadObjectCommand(this.named(key)), { abortSignal }),
    );
    return head?.ContentLength;
  }

  /** All bytes of an object; undefined where there is none. */
  async read(key: string): Promise<Buffer | undefined> {
    return this.ask(async (abortSignal) => {
      const { Body } = await this.client.send(new GetObjectCommand(this.named(key)), { abortSignal });
      return buffer(addAbortSignal(abortSignal, Body as Readable));
    });
  }

  /** The bytes of an object, as they come; undefined where there is none. */
  async open(key: string, first: number, last: number): Promise<Readable | undefined> {
    const Range = `bytes=${first}-${last}`;
    const got = await this.ask((abortSignal) =>
      this.client.send(new GetObjectCommand({ ...this.named(key), Range }), { abortSignal }),
    );
    return got?.Body as Readable | undefined;
  }

  async remove(key: string): Promise<void> {
    await this.ask((abortSignal) => this.client.send(new DeleteObjectCommand(this.named(key)), { abortSignal }));
  }

  /** All objects whose keys begin so. */
  async *list(beginning: string): AsyncGenerator<FoundObject> {
    let after: string | undefined;
    do {
      const asked = { Bucket: this.place.bucket, Prefix: this.root + beginning, ContinuationToken: after };
      const page = await this.ask((abortSignal) => this.client.send(new ListObjectsV2Command(asked), { abortSignal }));
      for (const { Key = '', Size = 0, LastModified = new Date() } of page?.Contents ?? []) {
        yield { key: Key.slice(this.root.length), bytes: Size, at: LastModified };
      }
      after = page?.NextContinuationToken;
    } while (after !== undefined);
  }

  close(): void {
    this.client.destroy();
  }

  private named(key: string) {
    return { Bucket: this.place.bucket, Key: this.root + key };
  }

  /** The answer to a call; undefined where there is no such object. */
  private async ask<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), CALL_MS);
    try {
      return await call(late.signal);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw whyS3(this.place, error);
    } finally {
      clearTimeout(timer);
    }
  }
}
