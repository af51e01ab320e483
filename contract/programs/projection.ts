import { array, number, object, string } from '../text/yup';

/** A record as a program sees it: nothing of who wrote it, or when. */
interface ProjectedRecord {
  kind: string;
  uuid: string;
  data: object;
}

/** What a program sees of a ranch's record, whole. `share_version` is null for a share that was not sent yet. */
export interface Projection {
  epoch: string;
  revision: number;
  share_version: number | null;
  records: ProjectedRecord[];
}

/** Checks the answer itself; its records were judged when they were stored. */
export const projectionSchema = object({
  epoch: string().defined(),
  revision: number().defined(),
  share_version: number().defined().nullable(),
  records: array()
    .defined()
    .meta({
      json: {
        type: 'array',
        items: {
          type: 'object',
          properties: { kind: { type: 'string' }, uuid: { type: 'string' }, data: { type: 'object' } },
          required: ['kind', 'uuid', 'data'],
        },
      },
    }),
});
