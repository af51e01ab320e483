import { recordPaths } from './recordPaths';

/** The sizes in which the server hands out a picture, each with the most pixels of its longer side. */
export const PICTURE_SIDES = { full: 2_560, large: 1_280, small: 320 } as const;

export type PictureSize = keyof typeof PICTURE_SIDES;

export const isPictureSize = (text: string): text is PictureSize => Object.hasOwn(PICTURE_SIDES, text);

/** Paths of pictures below `{API_V1}`. An upload is one of tus 1.0. */
export const photoPaths = {
  uploads: (ranchUuid: string) => `/ranch/${ranchUuid}/upload`,
  upload: (ranchUuid: string, uploadUuid: string) => `/ranch/${ranchUuid}/upload/${uploadUuid}`,
  /** All pictures of a ranch, beside the other files that it exports. */
  all: (ranchUuid: string) => recordPaths.exported(ranchUuid, 'photos.zip'),
  picture: (ranchUuid: string, sha256: string, size: string) => `/ranch/${ranchUuid}/photo/${sha256}/${size}`,
} as const;
