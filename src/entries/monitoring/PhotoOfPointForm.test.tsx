import { screen, waitFor, within } from '@testing-library/react';
import type { ChangesCall } from '@contract/grazing/changes';
import { aPhotoPointRecord } from '@testing/aMonitoring';
import { aRecord, CREEK } from '@testing/aRecord';
import { aMe } from '@testing/factories';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

// Nothing here can open a picture, or keep one.
jest.mock('@photos/picture/keepPhoto', () => ({
  keepPhoto: async (_owner: unknown, { size }: Blob) => ({
    ...{ uuid: null, sha256: 'a'.repeat(64), bytes: size, width: 320, height: 240, caption: '' },
    ...{ at: '2026-06-03T12:00:00.000Z', isNow: false, point: null, bearing_deg: null },
  }),
}));

const point = aPhotoPointRecord();

async function open() {
  const { user, server } = await renderApp(`/paddocks/${CREEK}?form=photo-of-point&entry=${point.uuid}`, {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': { status: 200, body: aMe() },
      ...fakeRecordServer([...aRecord(), point]).answers,
    },
  });
  const changes = () =>
    server
      .callsTo(CHANGES)
      .flatMap(({ body }) => (body as ChangesCall).groups)
      .flatMap((group) => group.changes);
  const dialog = within(await screen.findByRole('dialog', { name: 'Photo of Crossing' }));
  return { user, changes, dialog, save: dialog.getByRole('button', { name: 'Save' }) };
}

const aFile = (text: string) => new File([text], `${text}.jpg`, { type: 'image/jpeg' });

it('saves a photo of the point and of its paddock, and leaves the point as it is', async () => {
  const { user, changes, dialog, save } = await open();
  expect(dialog.getByText('Look 90° from north, at: Old willow.')).toBeVisible();
  await user.upload(await dialog.findByLabelText('Add photos'), aFile('willow'));
  await user.type(await dialog.findByLabelText(/^Caption/), 'After the flood');
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]).toMatchObject({
    kind: 'photo',
    base: null,
    data: {
      ...{ subject_kind: 'photo_point', subject_uuid: point.uuid, paddock_uuid: CREEK, caption: 'After the flood' },
      ...{ sha256: 'a'.repeat(64), bytes: 6, width: 320, at: '2026-06-03T12:00:00.000Z' },
    },
  });
});

it('asks for a photo where none was added, and keeps the form', async () => {
  const { user, changes, dialog, save } = await open();
  await user.click(save);
  expect(await dialog.findByText('Add a photo')).toBeVisible();
  expect(changes()).toEqual([]);
});
