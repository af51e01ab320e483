import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';

/** What a tile server does: gives pictures, gives them after 10 s, gives a page in place of them, or fails. */
type Manner = 'pictures' | 'slow' | 'page' | 'failing';

const SLOW_MS = 10_000;
const SIDE = 256;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

/** A picture of one color, #rrggbb, as PNG. */
function picture(color: string): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  // 8 bits of each of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(SIDE * 3, color.slice(1), 'hex')]);
  const rows = deflateSync(Buffer.concat(Array.from({ length: SIDE }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

export interface TileServer {
  /** The address of a tile, with `{z}`, `{x}` and `{y}`. */
  readonly template: string;
  manner: Manner;
  /** How many tiles were asked for. */
  asked: number;
  close: () => void;
}

/** A tile server whose pictures are all of one color. */
export async function serveTiles(color: string): Promise<TileServer> {
  const image = picture(color);
  const send = (response: ServerResponse) => response.setHeader('content-type', 'image/png').end(image);
  const server = createServer((_request, response) => {
    tiles.asked += 1;
    response.setHeader('access-control-allow-origin', '*');
    if (tiles.manner === 'pictures') send(response);
    else if (tiles.manner === 'slow') setTimeout(() => send(response), SLOW_MS);
    else if (tiles.manner === 'page') response.setHeader('content-type', 'text/html').end('<p>Please sign in</p>');
    else response.writeHead(500).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const tiles: TileServer = {
    template: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
    manner: 'pictures',
    asked: 0,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return tiles;
}
