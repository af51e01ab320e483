import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Member } from '@contract/team';
import { ranchChosen, sessionEnded, sessionOpened, sessionOpenedElsewhere } from '@shared/events';

interface TeamState {
  ranchTeam: Member[];
  teamLoaded: boolean;
}

const initialState: TeamState = { ranchTeam: [], teamLoaded: false };

const teamSlice = createSlice({
  name: 'team',
  initialState,
  reducers: {
    teamLoaded: (_state, { payload }: PayloadAction<Member[]>) => ({ ranchTeam: payload, teamLoaded: true }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionOpened, () => initialState)
      .addCase(sessionOpenedElsewhere, () => initialState)
      .addCase(ranchChosen, () => initialState)
      .addCase(sessionEnded, () => initialState),
});

export const { teamLoaded } = teamSlice.actions;
export const teamReducer = teamSlice.reducer;
