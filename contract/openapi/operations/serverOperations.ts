import { recordPaths } from '../../grazing/recordPaths';
import { paths } from '../../http/paths';
import { object, string } from '../../text/yup';
import type { Operation } from '../Operation';

const ok = object({
  status: string()
    .oneOf(['ok'] as const)
    .defined(),
});
/** What is told by other rules than those of the contract. */
const anyObject = object()
  .defined()
  .meta({ json: { type: 'object' } });

/** Calls about the server itself. */
export const serverOperations: readonly Operation[] = [
  {
    call: `GET ${recordPaths.openapi}`,
    mount: 'v1',
    id: 'readDescription',
    tag: 'For other programs',
    summary: 'Read this description',
    who: 'everyone',
    headers: { 'If-None-Match': { schema: { type: 'string' }, words: 'The etag of an earlier answer' } },
    answers: {
      200: { words: 'The description of all calls, which pages of any site may read', schema: anyObject },
      304: { words: 'It is the same' },
    },
    refusedWith: ['401 wrong_credentials'],
  },
  {
    call: `GET ${recordPaths.schema}`,
    mount: 'v1',
    id: 'readSchema',
    tag: 'For other programs',
    summary: 'Read the fields of each kind, and the limits',
    who: 'everyone',
    answers: { 200: { words: 'JSON Schema of what a new record has', schema: anyObject } },
    refusedWith: ['401 wrong_credentials'],
  },
  {
    call: `GET ${paths.v1.health}`,
    mount: 'v1',
    id: 'readHealth',
    tag: 'For operators',
    summary: 'Ask whether the process lives',
    who: 'everyone',
    answers: { 200: { words: 'It does', schema: ok } },
    refusedWith: ['401 wrong_credentials'],
  },
  {
    call: `GET ${paths.v1.ready}`,
    mount: 'v1',
    id: 'readReadiness',
    tag: 'For operators',
    summary: 'Ask whether calls may come here',
    who: 'everyone',
    answers: { 200: { words: 'They may', schema: ok } },
    refusedWith: ['401 wrong_credentials'],
  },
  {
    call: 'GET /metrics',
    mount: null,
    id: 'readMetrics',
    tag: 'For operators',
    summary: 'Read the figures of the process, with the token of the operator',
    who: 'operator',
    answers: { 200: { words: 'In the form of Prometheus', types: ['text/plain'] } },
    refusedWith: ['401 wrong_credentials', '404 not_found'],
  },
  {
    call: 'GET /assets/json/settingsV.json',
    mount: null,
    id: 'readAppSettings',
    tag: 'The app’s own',
    summary: 'Read what the app starts with',
    who: 'everyone',
    answers: { 200: { words: 'Its settings', schema: anyObject } },
    refusedWith: ['400 invalid'],
  },
];
