import { reasonsOf, type SentReasons } from '@shared/api/sentReasons';

/** What the server answered about a picture that it doesn't take. */
export type PictureRefusal = SentReasons & { readonly code: string };

/** A refusal as it came; its code is "unexpected" where what came is not one of our answers. */
export function refusalIn(body: unknown): PictureRefusal {
  const sent = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const { code } = sent;
  return { ...reasonsOf(sent), code: typeof code === 'string' ? code : 'unexpected' };
}

/** Why the server refuses, by its reason or else its code. */
export function refusalCode(body: unknown): string {
  const { reason, code } = refusalIn(body);
  return typeof reason === 'string' ? reason : code;
}
