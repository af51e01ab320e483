import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { PICTURE_PLACES, type PicturePlace } from '../../test/support/picturePlaces';
import { aPicture, PhotoRanch, type SentPhoto } from '../../test/support/PhotoRanch';
import { until } from '../../test/support/runningServer';
import { TestApp } from '../../test/support/testApp';
import { openFileStore } from '../files/openFileStore';

jest.setTimeout(60_000);

/** A close that waits for a sender takes 31 s, until its body counts as too slow. */
const CLOSE_MS = 20_000;
const SENT = 100_000;

describe.each(PICTURE_PLACES)('R6: a server that is told to stop, with pictures in %s', (_name, startPlace) => {
  let place: PicturePlace;
  let test: TestApp;
  let ranch: PhotoRanch;
  const calls: ClientRequest[] = [];
  beforeEach(async () => {
    place = await startPlace();
    test = await TestApp.start({ config: { files: place.files } });
    ranch = await PhotoRanch.start(test);
    await test.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    for (const call of calls.splice(0)) call.destroy();
    await place.end();
  });

  async function beginSending(sent: SentPhoto): Promise<{ call: ClientRequest; uuid: string }> {
    const path = String((await ranch.begin(sent)).headers.location);
    const headers = {
      authorization: `Bearer ${ranch.owner}`,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    };
    const { port } = test.app.server.address() as AddressInfo;
    const call = request({ port, host: '127.0.0.1', path, method: 'PATCH', headers });
    calls.push(call);
    return { call, uuid: path.split('/').at(-1) ?? '' };
  }

  it('ends an upload under way, and what has come of it counts', async () => {
    const { call, uuid } = await beginSending(await ranch.photo(Buffer.alloc(2 * SENT, 'a')));
    const refused = jest.fn();
    const cut = once(call.on('response', refused), 'error');
    const connected = once(test.app.server, 'connection') as Promise<[Socket]>;
    call.write(Buffer.alloc(SENT, 'a'));
    const [socket] = await connected;
    await until(async () => socket.bytesRead > SENT);
    await Promise.all([test.close(), cut]);
    const next = await openFileStore({ files: place.files, dataDir: test.dataDir });
    expect(await next.received(uuid)).toBeGreaterThan(0);
    next.close();
    // A server that waits answers that the body takes too long.
    expect(refused).not.toHaveBeenCalled();
  });

  it(
    'does not wait for a sender who sends more than was said and had an answer',
    async () => {
      const sent = await ranch.photo(await aPicture(60, 60));
      const { call } = await beginSending(sent);
      const answered = once(call, 'response');
      call.write(Buffer.alloc(sent.bytes.length + SENT));
      const [answer] = (await answered) as [IncomingMessage];
      answer.resume();
      await test.close();
      expect(answer.statusCode).toBe(413);
    },
    CLOSE_MS,
  );
});
