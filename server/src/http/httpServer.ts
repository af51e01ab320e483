import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { maxOpenFiles } from '../platform/openFiles';
import { inTurn } from './inTurn';
import { BODY_MAX_MS, endSlowBodies } from './slowBodies';

const HEADERS_MS = 15_000;
const SOCKET_IDLE_MS = 60_000;
const KEEP_ALIVE_MS = 72_000;
/** What the process has open beside its guests: the database, the log, mail, and what Node needs itself. */
const OWN_FILES = 128;

/** Each connection may have one file open, since its requests are answered one after the other. */
function maxConnections(): number | undefined {
  const openFiles = maxOpenFiles();
  return openFiles === undefined ? undefined : Math.max(1, Math.floor((openFiles - OWN_FILES) / 2));
}

/**
 * Node's server with our limits, not listening. Connections past what the process may open are closed at once, so that
 * those which are there can be answered.
 */
export function buildHttpServer(handler: RequestListener): Server {
  const options = {
    headersTimeout: HEADERS_MS,
    // For the largest body after the slowest headers; each body has a time of its own.
    requestTimeout: HEADERS_MS + BODY_MAX_MS,
    connectionsCheckingInterval: 5_000,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Node would refuse a request without Host itself, without our headers.
    requireHostHeader: false,
  };
  const refuse = (error: Error, socket: Socket) => void server.emit('clientError', error, socket);
  const server: Server = createServer(options, endSlowBodies(inTurn(handler), { refuse }));
  server.setTimeout(SOCKET_IDLE_MS);
  const connections = maxConnections();
  if (connections !== undefined) server.maxConnections = connections;
  // Node would answer an odd Expect header itself, without our headers.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  return server;
}
