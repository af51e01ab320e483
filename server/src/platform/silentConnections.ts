import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Browsers open connections ahead of need. Node counts one that has not said a word yet as busy and would wait for it
 * when the server closes.
 *
 * @returns a function that ends those connections
 */
export function trackSilentConnections(server: Server): () => void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return () => sockets.forEach((socket) => socket.bytesRead === 0 && socket.destroy());
}
