import { createRoot } from 'react-dom/client';
import '@shared/styles/tokens.css';
import '@shared/styles/base.css';
import { AppRoot } from '@app/AppRoot';
import { preloadRoute } from '@app/routes';
import { startStore } from '@app/store';
import { appStarted } from '@shared/events';
import { takeLinkTokens } from '@shared/lib/linkTokens';

// The page's own title stands beside the static one, and the first of two counts.
document.querySelector('title')?.remove();

takeLinkTokens();
const { store } = startStore();
store.dispatch(appStarted());

const root = document.getElementById('root');
if (root !== null) {
  const draw = () => createRoot(root).render(<AppRoot store={store} />);
  void preloadRoute(location.pathname).then(draw, draw);
}
