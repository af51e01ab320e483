import { recordPaths } from '../../grazing/recordPaths';
import { projectionSchema } from '../../programs/projection';
import { sharingPreviewSchema } from '../../programs/share';
import type { Operation } from '../Operation';

const A_SHARE = {
  figures: true,
  records: true,
  monitoring: false,
  animals: false,
  land: true,
  plans: false,
  places: false,
  notes: false,
  tasks: false,
  photos: false,
  contact_uuid: null,
  from: '2024-01-01',
  until: null,
  paddocks: 'all',
  new_paddocks: true,
};

/** Calls about what a ranch shares with programs. */
export const sharingOperations: readonly Operation[] = [
  {
    call: `POST ${recordPaths.sharingPreview(':ranchUuid')}`,
    mount: 'v1',
    id: 'previewSharing',
    tag: 'The app’s own',
    summary: 'See what a program would see by a share that was not sent yet',
    who: 'share',
    body: { schema: sharingPreviewSchema, example: { share: A_SHARE } },
    answers: { 200: { words: 'The record as the share leaves it', schema: projectionSchema } },
  },
];
