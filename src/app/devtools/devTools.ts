import { devToolsEnhancer } from 'redux-devtools-extension';
import { MAX_STATES, NOISE } from './noise';
import { redact, redactAction } from './redact';

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
