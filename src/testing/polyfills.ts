import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has neither, and react-router asks for the first as it loads.
Object.assign(globalThis, { TextEncoder, TextDecoder });
