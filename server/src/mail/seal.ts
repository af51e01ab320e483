import { sealFor } from '../platform/sealedBytes';
import type { Mail } from './Mail';

/** Seals mails and opens them again, with a key that is made of the server's secret. */
interface MailSeal {
  seal(mail: Mail): Buffer;
  /** Throws when the mail was sealed with another secret, or altered. */
  open(sealed: Buffer): Mail;
}

export function buildSeal(secretKey: string): MailSeal {
  const bytes = sealFor(secretKey, 'outbox');
  return {
    seal: (mail) => bytes.seal(Buffer.from(JSON.stringify(mail))),
    open: (sealed) => JSON.parse(bytes.open(sealed).toString('utf8')) as Mail,
  };
}
