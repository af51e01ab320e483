const STEPS = 'each press is a step: arrow keys, a drag, or a choice in a list';
const BY_LINK = 'the page sends it as it opens from a mail, and nobody presses';
const ASKS = 'asks how a link is, and writes nothing';
const NO_PRESS = 'a change that was refused is given up by the form, and nobody presses';
const ROW_GOES = 'its row goes with the first press, and the pressed spot takes no other for a second';
const SAME = 'the same button as of another file, whose import is pressed twice';
const OF_PUSH =
  'it is there only where a browser has a push service; each call comes twice in the tests over all calls';

/** Offered where a role or a limit of the ranch stands against a change, which no scenario brings about. */
const OF_RIGHTS =
  'what can be tried again waits at once, and its button goes with the refusal; like all of them it holds its place';

/** Places in the source that write and that no scenario presses twice, each with the reason. A new one belongs in a scenario. */
export const NOT_PRESSED: Readonly<Record<string, string>> = {
  'Chart: useMovedPlans': STEPS,
  'useMovedPlans: changeRecorded': STEPS,
  'MapPage: useLookInPlace': STEPS,
  'LanguageSetting: useChooseLanguageMutation': STEPS,
  'SealMailChoice: submitted': STEPS,
  'NoticeChoicesCard: useNoticeChoices': OF_PUSH,
  'useNoticeChoices: useChangeNoticesMutation': OF_PUSH,
  'NoticeDevicesCard: useTurnOffNoticesMutation': OF_PUSH,
  'TurnOn: useTurnOnNoticesMutation': OF_PUSH,
  'NoticesHere: useTurnOffNoticesMutation': OF_PUSH,
  'CancelDeletePage: submitted': BY_LINK,
  'LinkGate: submitted': ASKS,
  'Checked: submitted': ASKS,
  'useJudgedChange: theirsChosen': NO_PRESS,
  'ImportDone: theirsChosen': NO_PRESS,
  'RefusedActs: groupRetried': OF_RIGHTS,
  'WaitingOnDevice: undoRequested': ROW_GOES,
  'Deliveries: useSendFailedAgainMutation':
    'it is there only once a message was given up; the call comes twice in the tests over all calls',
  'SwitchOn: useSwitchKeysOnMutation':
    'it is there only after a restored backup; the call comes twice in the tests over all calls',
  'Data: useExports': SAME,
  'Data: useTable': SAME,
  'Data: useRecordsFile': SAME,
};
