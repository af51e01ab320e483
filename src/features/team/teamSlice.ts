import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Role } from '@contract/ranches/rights';
import type { Member } from '@contract/ranches/team';
import { isRanchLeft, stepFailed } from '@shared/events';
import { addRequestCases } from '@shared/requestCases';
import { failed, idle, pending, requestEnds, succeeded, type RequestState } from '@shared/requestState';

/** Who is meant, and whether that is the person themselves, whose own rights then change as well. */
interface WhichMember {
  ranchUuid: string;
  userUuid: string;
  isSelf: boolean;
}

export interface TeamState {
  ranchTeam: Member[];
  teamLoaded: boolean;
  /** How the loading stands: idle while it first loads, pending while it is tried again. */
  load: RequestState;
  /** The change of a member that was asked for last. There is one at a time. */
  change: RequestState;
  /** Whom that change is about. */
  changing: string | null;
}

const initialState: TeamState = {
  ranchTeam: [],
  teamLoaded: false,
  load: idle,
  change: idle,
  changing: null,
};

/** How a change of a member ends, whichever it is. */
export const memberChange = requestEnds('team/memberChange');

const changeAsked = (state: TeamState, { payload }: PayloadAction<WhichMember>) => {
  if (state.change.status === 'pending') return;
  state.change = pending;
  state.changing = payload.userUuid;
};

const teamSlice = createSlice({
  name: 'team',
  initialState,
  reducers: {
    teamLoaded: (state, { payload }: PayloadAction<Member[]>) => {
      Object.assign(state, { ranchTeam: payload, teamLoaded: true, load: succeeded });
    },
    /** The person asks again for a team that did not come. */
    teamRetried: (state, _action: PayloadAction<{ ranchUuid: string }>) => {
      state.load = pending;
    },
    /** What became of the last change is no longer news. */
    teamOpened: (state) => {
      if (state.change.status !== 'pending') Object.assign(state, { change: idle, changing: null });
    },
    memberRoleSubmitted: (state, action: PayloadAction<WhichMember & { role: Role }>) => changeAsked(state, action),
    memberRemovalSubmitted: changeAsked,
    memberChanged: (state, { payload }: PayloadAction<Member>) => {
      state.ranchTeam = state.ranchTeam.map((member) => (member.uuid === payload.uuid ? payload : member));
    },
    memberRemoved: (state, { payload: { userUuid, isSelf } }: PayloadAction<WhichMember>) => {
      if (isSelf) return initialState;
      state.ranchTeam = state.ranchTeam.filter(({ uuid }) => uuid !== userUuid);
      return undefined;
    },
  },
  extraReducers: (builder) => {
    addRequestCases(builder, { change: memberChange });
    builder
      .addCase(stepFailed, (state, { payload: { step, failure } }) => {
        if (step === 'team') state.load = failed(failure);
      })
      .addMatcher(isRanchLeft, () => initialState);
  },
});

export const {
  teamLoaded,
  teamRetried,
  teamOpened,
  memberRoleSubmitted,
  memberRemovalSubmitted,
  memberChanged,
  memberRemoved,
} = teamSlice.actions;
export const teamReducer = teamSlice.reducer;
