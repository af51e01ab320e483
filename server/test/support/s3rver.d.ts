/** The part of s3rver that tests use; it has no types of its own. */
declare module 's3rver' {
  import type { IncomingHttpHeaders, Server } from 'node:http';

  interface Context {
    method: string;
    url: string;
    headers: IncomingHttpHeaders;
    status: number;
    type: string;
    body: unknown;
  }

  type Middleware = (ctx: Context, next: () => Promise<void>) => Promise<void>;

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      configureBuckets: { name: string }[];
    });
    middleware: Middleware[];
    httpServer: Server;
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
