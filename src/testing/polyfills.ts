import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has neither, and react-router asks for the first as it loads.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// jsdom has no screen that a query could be about.
if (typeof window !== 'undefined') {
  const matchMedia = (media: string) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
  Object.assign(window, { matchMedia });
}
