export { adminCalls } from './adminCalls';
export { ensureAdmin } from './ensureAdmin';
