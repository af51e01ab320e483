import '@shared/styles/tokens.css';
import '@shared/styles/base.css';
import { rememberTyped } from '@shared/forms/typedEarly';
import { takeLinkTokens } from '@shared/lib/linkTokens';
import { nextTurn } from '@shared/lib/nextTurn';
import { sessionHint } from '@shared/lib/sessionHint';
import { watchWayBack } from '@shared/lib/wayBack';
import { watchPresses } from '@shared/presses/watchPresses';

/** The HTML holds a page as a guest first sees it. It is of use at the very address it was made for, to a guest. */
const isDrawn = (root: HTMLElement) => root.dataset.page === location.pathname && root.hasChildNodes();

/** The code of the page at the address, and with it what its form asks for where someone has typed already. */
async function preloadPage(): Promise<void> {
  const { preloadRoute } = await import(/* webpackMode: "eager" */ '@app/routes');
  await nextTurn();
  await preloadRoute(location.pathname).catch(() => undefined);
  await nextTurn();
}

/** The app starts in parts, all of them in this same file: the browser answers what is typed between two of them. */
async function start(root: HTMLElement): Promise<void> {
  takeLinkTokens();
  watchWayBack();
  watchPresses();
  const mayTakeOver = isDrawn(root) && !sessionHint.exists();
  if (mayTakeOver) rememberTyped(root);
  await nextTurn();
  // Before a drawn page someone may be waiting for its form; before the skeleton, for what the server knows of them.
  if (mayTakeOver) await preloadPage();
  const { startApp } = await import(/* webpackMode: "eager" */ '@app/store');
  await nextTurn();
  const { store, drawnFrom } = startApp();
  await nextTurn();
  const { draw, takeOver } = await import(/* webpackMode: "eager" */ '@app/screen');
  await nextTurn();
  await (mayTakeOver ? takeOver(root, store, drawnFrom) : draw(root, store));
}

// The browser shows no prompt of its own, and makes its offer once.
window.addEventListener('beforeinstallprompt', (event) => {
  window.installOffer = event;
  event.preventDefault();
});

const root = document.getElementById('root');
if (root !== null && window.isTooOld !== true) void start(root);
