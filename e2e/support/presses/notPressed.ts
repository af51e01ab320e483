const STEPS = 'each press is a step: arrow keys, a drag, or a choice in a list';
const ASKS = 'asks how a link is, and writes nothing';
const NO_PRESS = 'a change that was refused is given up by the form, and nobody presses';
const SAME = 'the same button as of another file, whose import is pressed twice';
const LATER = 'no scenario yet: it needs a second person, a mail, an admin or a conflict; the guard holds for it too';

/** Places in the source that write and that no scenario presses twice, each with the reason. A new one belongs in a scenario. */
export const NOT_PRESSED: Readonly<Record<string, string>> = {
  'Chart: useMovedPlans': STEPS,
  'useMovedPlans: recordChange': STEPS,
  'MapPage: useLookInPlace': STEPS,
  'LinkGate: submitted': ASKS,
  'Checked: submitted': ASKS,
  'useJudgedChange: theirsChosen': NO_PRESS,
  'ImportDone: theirsChosen': NO_PRESS,
  'Data: useExports': SAME,
  'Data: useBringing': SAME,
  'Data: useRecordsFile': SAME,
  'AddRanchForm: submitted': LATER,
  'useRanchSave: submitted': LATER,
  'MasqueradePage: submitted': LATER,
  'MasqueradeBanner: submitted': LATER,
  'BetaSwitch: useSetBetaTesterMutation': LATER,
  'LinkRow: useRevokePartnerLinkMutation': LATER,
  'LinksPage: useUnkeptCall': LATER,
  'PartnerJoinForm: submitted': LATER,
  'PartnerLinkBanner: submitted': LATER,
  'JoinForm: submitted': LATER,
  'Invited: submitted': LATER,
  'InvitationCard: submitted': LATER,
  'RevokedInvitation: useSendInvitationMutation': LATER,
  'MemberControls: memberRoleSubmitted': LATER,
  'MemberControls: memberRemovalSubmitted': LATER,
  'LeaveRanch: submitted': LATER,
  'NoRanchPage: submitted': LATER,
  'SampleRanchButton: sampleAsked': LATER,
  'PasswordResetForm: submitted': LATER,
  'CancelDeletePage: submitted': LATER,
};
