import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './App';
import { preloadRoute } from './routes';
import { createStore } from './store';

/** The HTML of a public page as a guest's browser first draws it: a function of the path alone. */
export async function renderPage(path: string): Promise<string> {
  await preloadRoute(path);
  const { store } = createStore(true);
  return renderToString(
    <StrictMode>
      <Provider store={store}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </Provider>
    </StrictMode>,
  );
}
