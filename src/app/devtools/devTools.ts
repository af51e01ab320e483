import { devToolsEnhancer } from 'redux-devtools-extension';
import { redact, redactAction } from './redact';

/** State history in developer tooling is kept to this many states (specification §9). */
const MAX_STATES = 25;

/** What libraries and counters say among themselves: without it, 25 states cover minutes. */
const NOISE = ['^persist/', '^request/', '^ui/noticeTaken$'];

/** Redux DevTools, in production too: support reads the state history there. Passwords and tokens are redacted. */
export function devTools() {
  return devToolsEnhancer({
    name: 'Grazewell',
    maxAge: MAX_STATES,
    actionsDenylist: NOISE,
    actionSanitizer: redactAction,
    stateSanitizer: (state) => redact(state) as typeof state,
  });
}
