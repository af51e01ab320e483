import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MapLayer } from '@contract/http/mapTiles';
import type { GroundPlan } from '@domain/geometry/groundPlan';
import type { GroundTrouble } from './fetchTile';

/** What is kept of a layer, and what there would be to keep. Where the ranch is, support doesn't need to see. */
export interface GroundStanding {
  readonly layer: MapLayer;
  /** null: there is nothing to keep, or it would be too much. */
  readonly plan: Omit<GroundPlan, 'box'> | null;
  /** How many tiles of the plan are on this device. */
  readonly kept: number;
  readonly bytes: number;
  /** What a tile weighs in the mean; null while nobody knows. */
  readonly meanBytes: number | null;
}

/**
 * `asking`: the line is metered or slow, and the person is asked first. `measuring`: a few tiles are looked at. `offered`:
 * the person knows how much it is, and may begin.
 */
type Step = 'still' | 'asking' | 'measuring' | 'offered' | 'keeping';

export interface GroundState {
  /** How a layer stands; null while no page has asked. */
  readonly standing: GroundStanding | null;
  readonly step: Step;
  /** Whether the person wants it on this line too, though it's metered or slow. */
  readonly isLineFine: boolean;
  readonly trouble: GroundTrouble | null;
}

/** The store has the slice as soon as it has the records. */
export interface WithGround {
  ground?: GroundState;
}

const initialState: GroundState = { standing: null, step: 'still', isLineFine: false, trouble: null };

const slice = createSlice({
  name: 'ground',
  initialState,
  reducers: {
    /** The person wants to know how much it is, or goes on where it stopped. */
    groundAsked: (state, _layer: PayloadAction<MapLayer>) => ({ ...state, step: 'measuring', trouble: null }),
    /** The person wants it on this line too. */
    lineAccepted: (state, _layer: PayloadAction<MapLayer>) => ({
      ...state,
      step: 'measuring',
      isLineFine: true,
      trouble: null,
    }),
    /** The person wants it kept. */
    groundWanted: (state, _layer: PayloadAction<MapLayer>) => ({ ...state, step: 'keeping', trouble: null }),
    /** The person wants no more of it now. */
    groundStopped: (state) => ({ ...state, step: 'still', trouble: null }),
    lineAsked: (state) => ({ ...state, step: 'asking' }),
    groundStands: (state, { payload }: PayloadAction<GroundStanding>) => ({ ...state, standing: payload }),
    groundMeasured: (state, { payload }: PayloadAction<GroundStanding>) => ({
      ...state,
      standing: payload,
      step: 'offered',
    }),
    tilesKept: (state, { payload }: PayloadAction<{ tiles: number; bytes: number }>) => ({
      ...state,
      standing: state.standing && {
        ...state.standing,
        kept: state.standing.kept + payload.tiles,
        bytes: state.standing.bytes + payload.bytes,
      },
    }),
    groundEnded: (state, { payload }: PayloadAction<GroundTrouble | null>) => ({
      ...state,
      step: 'still',
      isLineFine: false,
      trouble: payload,
    }),
    /** Nothing is known of the ground on this device: the person removed it, or another ranch is open. */
    groundForgotten: () => initialState,
    /** All ground was deleted, since the device's storage is full. */
    groundFreed: (): GroundState => ({ ...initialState, trouble: 'full' }),
  },
});

/** A page shows how the ground of a layer stands. */
export const groundShown = createAction<MapLayer>('ground/groundShown');

export const {
  groundAsked,
  lineAccepted,
  groundWanted,
  groundStopped,
  lineAsked,
  groundStands,
  groundMeasured,
  tilesKept,
  groundEnded,
  groundForgotten,
  groundFreed,
} = slice.actions;
export const groundReducer = slice.reducer;

export const groundOf = ({ ground = initialState }: WithGround): GroundState => ground;
