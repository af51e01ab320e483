import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Member } from '@contract/team';
import { isRanchLeft } from '@shared/events';

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
  extraReducers: (builder) => builder.addMatcher(isRanchLeft, () => initialState),
});

export const { teamLoaded } = teamSlice.actions;
export const teamReducer = teamSlice.reducer;
