import { aPicture, PhotoRanch, type SentPhoto } from './PhotoRanch';
import { SECRET, TestApp } from './testApp';
import { startServer, type RunningServer } from './runningServer';

/** A ranch whose people send pictures to servers that are processes of their own, over one database. */
export class OutsidePhotos {
  private constructor(
    readonly test: TestApp,
    readonly ranch: PhotoRanch,
  ) {}

  static async start(): Promise<OutsidePhotos> {
    const test = await TestApp.start({ config: { sessionIdleDays: 3_650, sessionMaxDays: 3_650 } });
    return new OutsidePhotos(test, await PhotoRanch.start(test));
  }

  /** A server on the same database, with those variables. */
  server(environment: NodeJS.ProcessEnv, smallDisk?: string): Promise<RunningServer> {
    const days = { SESSION_IDLE_DAYS: '3650', SESSION_MAX_DAYS: '3650' };
    const env = { DATABASE_URL: this.test.databaseUrl, SECRET_KEY: SECRET, ...days, ...environment };
    return startServer(this.test.dataDir, env, smallDisk === undefined ? {} : { smallDisk });
  }

  async photo(seed: number, side = 300): Promise<SentPhoto> {
    return this.ranch.photo(await aPicture(side, side, seed));
  }

  call({ url }: RunningServer, method: string, path: string, headers = {}, body?: Buffer): Promise<Response> {
    const all = { authorization: `Bearer ${this.ranch.owner}`, 'tus-resumable': '1.0.0', ...headers };
    return fetch(url + path, { method, headers: all, ...(body !== undefined && { body: new Uint8Array(body) }) });
  }

  begin(server: RunningServer, sent: SentPhoto): Promise<Response> {
    return this.call(server, 'POST', `${this.ranch.ranch.path}/upload`, this.ranch.beginning(sent).headers);
  }

  patch(server: RunningServer, location: string, offset: number, body: Buffer): Promise<Response> {
    const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
    return this.call(server, 'PATCH', location, headers, body);
  }

  picture(server: RunningServer, { sha256 }: SentPhoto, size = 'small'): Promise<Response> {
    return this.call(server, 'GET', `${this.ranch.ranch.path}/photo/${sha256}/${size}`);
  }
}
