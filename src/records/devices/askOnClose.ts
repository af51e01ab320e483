/** Lets the browser ask, in its own words, before the page is closed, until the returned function is called. */
export function askOnClose(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
