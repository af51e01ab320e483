import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How the picture of a photo stands on this device, while the server hasn't got it. */
interface Waiting {
  readonly bytes: number;
  /** When it was chosen, ms since 1970. */
  readonly keptAt: number;
  readonly sent: number;
  /** Why the server won't have it: its code; null while it may. */
  readonly refusal: string | null;
}

export interface PhotosState {
  /** What this device has and the server hasn't, by SHA-256. */
  readonly waiting: Readonly<Record<string, Waiting>>;
}

/** The slice is there from the first page on that needs it. */
export interface WithPhotos {
  photos?: PhotosState;
}

const initialState: PhotosState = { waiting: {} };

const slice = createSlice({
  name: 'photos',
  initialState,
  reducers: {
    /** All that waits on this device of the open ranch. */
    picturesFound: (state, { payload }: PayloadAction<PhotosState['waiting']>) => {
      state.waiting = payload;
    },
    /** A picture was chosen, and is on the disk. */
    pictureKept: (state, { payload }: PayloadAction<{ sha256: string; bytes: number; keptAt: number }>) => {
      const { sha256, bytes, keptAt } = payload;
      state.waiting[sha256] ??= { bytes, keptAt, sent: 0, refusal: null };
    },
    pictureMoved: (state, { payload }: PayloadAction<{ sha256: string; sent: number }>) => {
      const waiting = state.waiting[payload.sha256];
      if (waiting !== undefined) state.waiting[payload.sha256] = { ...waiting, sent: payload.sent };
    },
    pictureRefused: (state, { payload }: PayloadAction<{ sha256: string; refusal: string }>) => {
      const waiting = state.waiting[payload.sha256];
      if (waiting !== undefined) state.waiting[payload.sha256] = { ...waiting, refusal: payload.refusal };
    },
    /** The server has it. */
    pictureHeld: (state, { payload }: PayloadAction<string>) => {
      delete state.waiting[payload];
    },
  },
});

export const photosReducer = slice.reducer;
export const { picturesFound, pictureKept, pictureMoved, pictureRefused, pictureHeld } = slice.actions;

const NONE: PhotosState['waiting'] = {};
export const selectWaiting = ({ photos }: WithPhotos): PhotosState['waiting'] => photos?.waiting ?? NONE;
