import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { isSessionChanged, ranchChosen } from '@shared/events';
import type { LineKind } from './sending/lineKind';
import type { PictureRefusal } from './sending/pictureRefusal';

/** How the picture of a photo stands on this device, while the server hasn't got it. */
interface Waiting {
  readonly bytes: number;
  /** When it was chosen, ms since 1970. */
  readonly keptAt: number;
  readonly sent: number;
  /** Why the server won't have it: its code; null while it may. */
  readonly refusal: string | null;
  /** Why the server won't have it right now; null while it goes on. */
  readonly putOff: PictureRefusal | null;
}

/** How the pictures of a `photos.zip` that was chosen here go to the server. */
export interface FromZip {
  readonly total: number;
  /** Those that the server has. */
  readonly sent: number;
  /** Those that could not be read, or that the server found to be no pictures. */
  readonly bad: number;
  readonly state: 'underWay' | 'over' | 'stopped' | 'noSpace' | 'unreadable';
}

/** Whether pictures wait for Wi-Fi. */
interface Wifi {
  /** What the person chose on this device. */
  readonly isOnly: boolean;
  /** What the connection is; null where the browser doesn't say. */
  readonly line: LineKind | null;
  /** The person wants those that wait now sent by any connection. */
  readonly isAnyway: boolean;
}

export interface PhotosState {
  readonly wifi: Wifi;
  /** What this device has and the server hasn't, by SHA-256. */
  readonly waiting: Readonly<Record<string, Waiting>>;
  /** Null before one was chosen. */
  readonly fromZip: FromZip | null;
}

/** The slice is there from the first page on that needs it. */
export interface WithPhotos {
  photos?: PhotosState;
}

const NO_WIFI: Wifi = { isOnly: false, line: null, isAnyway: false };
const initialState: PhotosState = { wifi: NO_WIFI, waiting: {}, fromZip: null };

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
      state.waiting[sha256] ??= { bytes, keptAt, sent: 0, refusal: null, putOff: null };
    },
    pictureMoved: (state, { payload }: PayloadAction<{ sha256: string; sent: number }>) => {
      const waiting = state.waiting[payload.sha256];
      if (waiting === undefined) return;
      // The server takes some again. What it still puts off is told with the next try.
      for (const [sha256, each] of Object.entries(state.waiting)) state.waiting[sha256] = { ...each, putOff: null };
      state.waiting[payload.sha256] = { ...waiting, sent: payload.sent, putOff: null };
    },
    /** It is tried again later. */
    picturePutOff: (state, { payload }: PayloadAction<{ sha256: string; why: PictureRefusal }>) => {
      const waiting = state.waiting[payload.sha256];
      if (waiting !== undefined) state.waiting[payload.sha256] = { ...waiting, putOff: payload.why };
    },
    pictureRefused: (state, { payload }: PayloadAction<{ sha256: string; refusal: string }>) => {
      const waiting = state.waiting[payload.sha256];
      if (waiting !== undefined) state.waiting[payload.sha256] = { ...waiting, refusal: payload.refusal };
    },
    /** The server has it. */
    pictureHeld: (state, { payload }: PayloadAction<string>) => {
      delete state.waiting[payload];
      if (Object.keys(state.waiting).length === 0) state.wifi = { ...state.wifi, isAnyway: false };
    },
    lineSeen: (state, { payload }: PayloadAction<LineKind | null>) => {
      state.wifi = { ...state.wifi, line: payload };
    },
    wifiOnlyChosen: (state, { payload }: PayloadAction<boolean>) => {
      state.wifi = { ...state.wifi, isOnly: payload, isAnyway: false };
    },
    /** Those that wait for Wi-Fi go out by the connection that there is. */
    sendNowAsked: (state) => {
      state.wifi = { ...state.wifi, isAnyway: true };
    },
    /** Pictures of a zip begin to go out: how many. */
    zipBegun: (state, { payload }: PayloadAction<number>) => {
      state.fromZip = { total: payload, sent: 0, bad: 0, state: 'underWay' };
    },
    zipMoved: (state, { payload }: PayloadAction<{ sent?: number; bad?: number }>) => {
      const { fromZip } = state;
      if (fromZip === null) return;
      const { sent = 0, bad = 0 } = payload;
      state.fromZip = { ...fromZip, sent: fromZip.sent + sent, bad: fromZip.bad + bad };
    },
    zipEnded: (state, { payload }: PayloadAction<FromZip['state']>) => {
      if (state.fromZip !== null) state.fromZip = { ...state.fromZip, state: payload };
    },
  },
  extraReducers: (builder) =>
    // Of another ranch, or another person, it says nothing.
    builder.addMatcher(isAnyOf(isSessionChanged, ranchChosen), (state) => {
      state.fromZip = null;
    }),
});

export const photosReducer = slice.reducer;
export const {
  picturesFound,
  pictureKept,
  pictureMoved,
  picturePutOff,
  pictureRefused,
  pictureHeld,
  lineSeen,
  wifiOnlyChosen,
  sendNowAsked,
  zipBegun,
  zipMoved,
  zipEnded,
} = slice.actions;

const NONE: PhotosState['waiting'] = {};
export const selectWaiting = ({ photos }: WithPhotos): PhotosState['waiting'] => photos?.waiting ?? NONE;
export const selectWifi = ({ photos }: WithPhotos): Wifi => photos?.wifi ?? NO_WIFI;
export function selectWaitsForWifi(state: WithPhotos): boolean {
  const { isOnly, line, isAnyway } = selectWifi(state);
  return isOnly && line === 'other' && !isAnyway;
}
export const selectFromZip = ({ photos }: WithPhotos): FromZip | null => photos?.fromZip ?? null;
