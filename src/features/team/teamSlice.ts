import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Role } from '@contract/role';
import type { Member } from '@contract/team';
import { isRanchLeft, stepFailed } from '@shared/events';
import { failed, idle, pending, succeeded, type Failure, type RequestState } from '@shared/requestState';

/** Who is meant, and whether that is the person themselves, whose own rights then change as well. */
interface WhichMember {
  ranchUuid: string;
  userUuid: string;
  isSelf: boolean;
}

export interface TeamState {
  ranchTeam: Member[];
  teamLoaded: boolean;
  /** Why the team did not come, until the next try has ended. */
  loadFailure: Failure | null;
  isRetrying: boolean;
  /** The change of a member that was asked for last. There is one at a time. */
  change: RequestState;
  /** Whom that change is about. */
  changing: string | null;
}

const initialState: TeamState = {
  ranchTeam: [],
  teamLoaded: false,
  loadFailure: null,
  isRetrying: false,
  change: idle,
  changing: null,
};

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
      Object.assign(state, { ranchTeam: payload, teamLoaded: true, loadFailure: null, isRetrying: false });
    },
    /** The person asks again for a team that did not come. */
    teamRetried: (state, _action: PayloadAction<{ ranchUuid: string }>) => {
      state.isRetrying = true;
    },
    /** What became of the last change is no longer news. */
    teamOpened: (state) => {
      if (state.change.status !== 'pending') Object.assign(state, { change: idle, changing: null });
    },
    memberRoleSubmitted: (state, action: PayloadAction<WhichMember & { role: Role }>) => changeAsked(state, action),
    memberRemovalSubmitted: changeAsked,
    memberChanged: (state, { payload }: PayloadAction<Member>) => {
      state.change = succeeded;
      state.ranchTeam = state.ranchTeam.map((member) => (member.uuid === payload.uuid ? payload : member));
    },
    memberRemoved: (state, { payload: { userUuid, isSelf } }: PayloadAction<WhichMember>) => {
      if (isSelf) return initialState;
      state.change = succeeded;
      state.ranchTeam = state.ranchTeam.filter(({ uuid }) => uuid !== userUuid);
      return undefined;
    },
    memberChangeFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.change = failed(payload);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(stepFailed, (state, { payload: { step, failure } }) => {
        if (step === 'team') Object.assign(state, { loadFailure: failure, isRetrying: false });
      })
      .addMatcher(isRanchLeft, () => initialState),
});

export const {
  teamLoaded,
  teamRetried,
  teamOpened,
  memberRoleSubmitted,
  memberRemovalSubmitted,
  memberChanged,
  memberRemoved,
  memberChangeFailed,
} = teamSlice.actions;
export const teamReducer = teamSlice.reducer;
