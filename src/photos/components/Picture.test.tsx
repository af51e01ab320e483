import { fireEvent, screen, within } from '@testing-library/react';
import { aMoveRecord, aRecord, MESA } from '@testing/aRecord';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const AT = '2026-06-12T12:00:00.000Z';
const refused = (status: number, code: string, reason?: string): Answer => ({ status, body: { code, reason } });
const LATER = 'This picture can’t be loaded right now';

async function photoThatFails(answer: Answer): Promise<string> {
  const move = aMoveRecord(MESA, { at: AT });
  const data = {
    ...{ at: AT, sha256: 'a'.repeat(64), bytes: 1, width: 4, height: 3, caption: 'The gate', point: null },
    ...{ bearing_deg: null, paddock_uuid: MESA, subject_kind: 'move', subject_uuid: move.uuid },
  };
  const photo = { ...move, kind: 'photo', uuid: '018f0000-0000-7000-8000-00000000000a', data, revision: 99 };
  const { answers } = fakeRecordServer([...aRecord(), move, photo]);
  const { server } = await renderApp('/grazing/record', { hasSession: true, answers });
  const table = within(await screen.findByRole('table', { name: 'Stays' }));
  const picture = await table.findByRole<HTMLImageElement>('img', { name: 'The gate' });
  server.answers[`GET ${new URL(picture.src).pathname}`] = answer;
  fireEvent.error(picture);
  return (await table.findByRole('img', { name: /^The gate\. / })).textContent ?? '';
}

describe('a picture that does not load', () => {
  it.each([
    ['of which the server has lost the file', refused(404, 'not_found', 'picture_missing'), 'The picture is missing'],
    ['that is still on a phone', refused(404, 'not_found', 'picture_awaited'), 'Not uploaded yet'],
    ['for which there were too many calls', refused(429, 'too_many'), LATER],
    ['of a store that is away', refused(503, 'unavailable', 'pictures_away'), LATER],
    ['of a server with a fault', { status: 500 } as const, LATER],
    ['behind a proxy with a page of its own', { status: 502, text: '<html>' } as const, LATER],
    ['without a connection', 'connection reset' as const, 'No connection'],
  ])('%s says so', async (_what, answer, words) => {
    expect(await photoThatFails(answer)).toContain(words);
  });
});
