import type { ErrorCode } from '@contract/http/errors';
import type { Role } from '@contract/ranches/rights';
import { fill } from './callsOf';
import type { TestApp } from './testApp';
import type { WholeState } from './wholeState';

/** The least that a person must be to be heard. 'guest': nobody needs to be signed in; 'person': with any account; 'key': only a key. */
export type Least = 'guest' | 'person' | 'key' | Role | 'admin';

/** What a call is sent with. */
export interface Prepared {
  /** What stands in the place of each parameter of the path. */
  parameters?: Record<string, string>;
  headers?: Record<string, string>;
  /** JSON, or the bytes of an upload. */
  body?: object;
  token?: string;
}

/** How everything stood before a call, after its answer was lost, and after it came again; and what it heard then. */
export interface Repeated {
  test: TestApp;
  who: string;
  before: WholeState;
  lost: WholeState;
  after: WholeState;
  again: { status: number; body: Record<string, unknown> } | undefined;
}

/** What the same call hears, and changes, when it comes again after its answer was lost. */
type Again =
  | 'replayed by its key'
  | { status: number; code?: ErrorCode }
  | { what: string; holds: (repeated: Repeated) => void | Promise<void> };

interface Sample {
  by: Least;
  /** A body in which all is good but the token of a link; none where the call reads none. */
  body?: Record<string, unknown>;
  /** Makes what the call needs, for a person whose email begins with this text. */
  prepare: (test: TestApp, who: string) => Promise<Prepared>;
}

/** A call that reads. `call` is the method and the path as the server's routes have it. */
interface ReadSample extends Sample {
  call: `GET ${string}`;
  /** False where the answer needs no database. */
  asksDatabase?: false;
  /** True where the answer goes on until one side ends it. */
  isEndless?: true;
}

/** A call that may change something. */
export interface WriteSample extends Sample {
  call: `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`;
  again: Again;
  /** False where it leaves no row that people have made. */
  leavesRows?: false;
}

export type CallSample = ReadSample | WriteSample;

export const emailOf = (who: string) => `${who}@example.com`;

export const uuidOf = async (test: TestApp, token: string) => (await test.me(token)).json<{ uuid: string }>().uuid;

/** The request of a sample, ready to be sent. */
export function requestOf({ call }: CallSample, { parameters = {}, ...sent }: Prepared) {
  const [method, pattern = ''] = call.split(' ') as [Method, string];
  return { method, path: fill(pattern, parameters), ...sent };
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
