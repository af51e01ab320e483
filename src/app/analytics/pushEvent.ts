import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

interface TagWindow {
  dataLayer?: unknown[];
}

/** SHA-256 of an email, trimmed and lower-cased, in hexadecimal. Works over plain http, where `crypto.subtle` is not. */
export function hashEmail(email: string): string {
  return bytesToHex(sha256(utf8ToBytes(email.trim().toLowerCase())));
}

/** Tells whatever analytics the page has of a sign-in or sign-up: the event and the hashed email, nothing more. */
export function pushEvent(event: 'login' | 'sign_up', email: string): void {
  const page = window as TagWindow;
  page.dataLayer ??= [];
  page.dataLayer.push({ event, email_sha256: hashEmail(email) });
}
