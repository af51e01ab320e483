import { devToolsEnhancer } from 'redux-devtools-extension';
import { isStory, MAX_STATES, NOISE } from './noise';
import type { Sanitizer } from './sanitizer';

/** Redux DevTools, in production too: support reads the state history there. Passwords and tokens are redacted. */
export function devTools({ state, action }: Pick<Sanitizer, 'state' | 'action'>) {
  return devToolsEnhancer({
    name: 'Grazewell',
    maxAge: MAX_STATES,
    actionsDenylist: NOISE,
    predicate: (_state, action) => isStory(action),
    actionSanitizer: action,
    stateSanitizer: state,
  });
}
