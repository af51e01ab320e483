import type { ErrorCode } from '../http/errors';
import type { KeyScope } from '../keys/keyScopes';
import type { Right } from '../ranches/rights';
import type { JsonSchema, Rule } from './jsonSchemaOf';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** For whom a call is first of all. */
export type Tag = 'For other programs' | 'The app’s own' | 'For operators';

/** A refusal by its status and code, as "409 email_taken". */
export type RefusedWith = `${number} ${ErrorCode}`;

/** Who is heard. 'everyone': nobody needs to be signed in; 'person': with any account; else people of the ranch who may that. */
export type Who = 'everyone' | 'person' | 'admin' | 'key' | 'operator' | Right;

/** What keys of a ranch open the call: those of a scope, all of them, or those of the scope of the file. */
interface ByKey {
  readonly scope: KeyScope | 'any' | 'file';
  /** Whether the key may be in the query too. */
  readonly inQuery?: true;
}

/** A parameter of the query or a header, which may be left out unless it says otherwise. */
interface Parameter {
  readonly schema: JsonSchema;
  readonly words: string;
  readonly required?: true;
}

export type Parameters = Readonly<Record<string, Parameter>>;

/** An answer that isn’t a refusal. Without a schema or a type it has no body. */
export interface Answer {
  readonly words: string;
  readonly schema?: Rule;
  /** Types of bodies that aren't JSON. */
  readonly types?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** A body that is sent, with one in which all is good. */
export interface SentBody {
  readonly schema: Rule;
  readonly example: Readonly<Record<string, unknown>>;
}

/** A call of the server, as other programs read of it. */
export interface Operation {
  /** Method and path as the server's routes have it, below the mount of its version; without one where it stands for itself. */
  readonly call: `${Method} ${string}`;
  readonly mount: 'v1' | 'v3' | null;
  readonly id: string;
  readonly tag: Tag;
  readonly summary: string;
  readonly words?: string;
  readonly who: Who;
  readonly byKey?: ByKey;
  /** Refused to an admin who acts for a person. */
  readonly isOwn?: true;
  readonly query?: Parameters;
  readonly headers?: Parameters;
  readonly body?: SentBody | { readonly type: string };
  readonly answers: Readonly<Record<number, Answer>>;
  /** What it is refused with besides what follows from its path, its method and who is heard. */
  readonly refusedWith?: readonly RefusedWith[];
}
