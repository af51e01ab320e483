/** Ends the start. Its message is one sentence (or list) for the person who typed `npm start`; no stack is shown. */
export class StartupError extends Error {
  override name = 'StartupError';
}
