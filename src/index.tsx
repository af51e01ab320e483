import { createRoot } from 'react-dom/client';
import '@shared/styles/tokens.css';
import '@shared/styles/base.css';
import { AppRoot } from '@app/AppRoot';
import { preloadRoute } from '@app/routes';
import { startStore } from '@app/store';
import { appStarted } from '@shared/events';
import { takeLinkTokens } from '@shared/lib/linkTokens';
import { watchWayBack } from '@shared/lib/wayBack';

function start(root: HTMLElement): void {
  // The page's own title stands beside the static one, and the first of two counts.
  document.querySelector('title')?.remove();
  takeLinkTokens();
  watchWayBack();
  const { store } = startStore();
  store.dispatch(appStarted());
  const draw = () => createRoot(root).render(<AppRoot store={store} />);
  void preloadRoute(location.pathname).then(draw, draw);
}

const root = document.getElementById('root');
if (root !== null && window.isTooOld !== true) start(root);
