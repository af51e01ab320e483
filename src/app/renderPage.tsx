import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './App';
import { preloadRoute } from './routes';
import { createStore } from './store';

/** React puts what belongs into the head before all else. */
const TITLE = /^<title>(.*?)<\/title>/;

/**
 * A public page as a guest's browser first draws it: a function of the path alone.
 *
 * @returns the HTML of the page's body, and of its title's text
 */
export async function renderPage(path: string): Promise<{ title: string; body: string }> {
  await preloadRoute(path);
  const { store } = createStore(true);
  const html = renderToString(
    <StrictMode>
      <Provider store={store}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </Provider>
    </StrictMode>,
  );
  const title = TITLE.exec(html)?.[1];
  if (title === undefined) throw new Error(`The page at ${path} has no title`);
  return { title, body: html.replace(TITLE, '') };
}
