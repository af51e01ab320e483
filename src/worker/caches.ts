/** What the worker keeps beside the releases: which of them are in use, the language, and the application settings. */
export const STATE_CACHE = 'grazewell state';

const RELEASE_CACHE = /^grazewell [0-9a-f]{16}$/;

/** The cache of one release. */
export const cacheOf = (build: string): string => `grazewell ${build}`;

/** Whether a cache holds a release. Other caches of this site are not the worker's to delete. */
export const isOfRelease = (name: string): boolean => RELEASE_CACHE.test(name);

/** In the state's cache: `{current, previous, language}` as JSON. */
export const STATE = '/state';

/** The language that the app is kept in before a page has said which. */
export const FIRST_LANGUAGE = 'en';

/** The field of a message that names the language which the app is to be kept in. */
export const TELL_LANGUAGE = 'language';

/** Lets the worker that waits take over from the one that is active. */
export const TAKE_OVER = 'takeOver';

/** The application settings, in the state's cache too. */
export const SETTINGS = '/assets/json/settingsV.json';

/** In the state's cache: the address of this browser's notices that the server knows, as JSON. */
export const PUSH_ADDRESS = '/push';
