const WORDS = new Map([
  ['masquerade_started', 'started to act as'],
  ['masquerade_stopped', 'stopped acting as'],
  ['beta_tester_on', 'made a beta tester of'],
  ['beta_tester_off', 'took the beta from'],
  ['contract_link_made', 'made a partner link for'],
]);

/** What the audit log says was done, in words; what this version does not know yet stands as it came. */
export function actionInWords(action: string): string {
  return WORDS.get(action) ?? action;
}
