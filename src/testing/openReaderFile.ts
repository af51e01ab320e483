import { MessageChannel } from 'node:worker_threads';
import { screen } from '@testing-library/react';
import type { Role } from '@contract/ranches/rights';
import { readReaderFile, type ReaderAsked } from '@entries/readerFile/readReaderFile';
import { sendInPieces } from '@shared/fileWorker/answerInPieces';
import type { FromWorker } from '@shared/fileWorker/WorkerAnswer';
import { aRecord } from './aRecord';
import { aMe, aRanch } from './factories';
import { CHANGES, fakeRecordServer } from './fakeRecordServer';
import { renderApp } from './renderApp';

// jsdom has none: the browser's turns end by it.
Object.assign(globalThis, { MessageChannel });

/** jsdom has no workers: what one would do is done beside the page. Stands in for `startReader`. */
export class ReaderBesidePage {
  onmessage: ((event: { data: FromWorker<object> }) => void) | null = null;
  postMessage(asked: ReaderAsked): void {
    void readReaderFile(asked).then((answer) => sendInPieces(answer, (data) => this.onmessage?.({ data })));
  }
  terminate(): void {
    this.onmessage = null;
  }
}

/** jsdom's files know their bytes by another call than those of browsers. */
function aFile(content: string | Uint8Array, name: string): File {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content);
  return Object.assign(new File([bytes], name), { arrayBuffer: async () => bytes.buffer });
}

interface Group {
  import_uuid: string | null;
  changes: { kind: string; data: Record<string, unknown> | null }[];
}

interface Opened {
  records?: readonly object[];
  role?: Role;
  units?: string;
}

/** The page of files, with a ranch of one herd of cows; `choose` gives its field for readers' files a file. */
export async function openReaderFile({ records = aRecord(), role = 'owner', units = 'imperial' }: Opened = {}) {
  const ranch = fakeRecordServer(records);
  const app = await renderApp('/settings/data', {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': { status: 200, body: aMe({ ranches: [aRanch({ role })], settings: { units } }) },
      ...ranch.answers,
    },
  });
  await screen.findByRole('heading', { name: 'Import your ranch' });
  const field = () => screen.getByLabelText('Choose a reader’s or scale’s file');
  const choose = async (content: string | Uint8Array, name = 'scale.csv') =>
    app.user.upload(field(), aFile(content, name));
  const sent = () => app.server.callsTo(CHANGES).flatMap(({ body }) => (body as { groups: Group[] }).groups);
  const written = () => sent().flatMap(({ changes }) => changes);
  return { ...app, choose, sent, written };
}
