import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { App } from './App';
import type { AppStore } from './store';

interface AppRootProps {
  store: AppStore;
  /** The state that the page's HTML was drawn from, where there is such a page to be taken over. */
  drawnFrom?: ReturnType<AppStore['getState']>;
}

/** The product in a browser: its address bar, its running store. */
export function AppRoot({ store, drawnFrom }: AppRootProps) {
  return (
    <StrictMode>
      <Provider store={store} {...(drawnFrom && { serverState: drawnFrom })}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Provider>
    </StrictMode>
  );
}
