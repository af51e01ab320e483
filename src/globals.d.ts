declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

/** The version of `package.json`, put in at build time. */
declare const __APP_VERSION__: string;

/** Whether this build has a service worker. */
declare const __WORKER__: boolean;

interface Window {
  /** Set by `too-old.js`, which has taken the page over then. */
  isTooOld?: boolean;
}
