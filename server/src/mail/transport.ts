import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/Config';
import { writeDurably } from '../platform/writeDurably';
import type { Mail } from './Mail';

/** Hands one mail on; rejects when it could not. Answers where it went, for the log. */
export type Transport = (mail: Mail, messageId: string) => Promise<string>;

const SMTP_MS = 10_000;

const envelopeOf = ({ mailFrom }: Config, mail: Mail, messageId: string) => ({
  ...mail,
  attachments: mail.attachments?.map((file) => ({ ...file })),
  from: mailFrom,
  messageId,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Each mail becomes one `.eml`; the names sort by time. */
function folderTransport(config: Config): Transport {
  const folder = join(config.dataDir, 'mail');
  const composer = createTransport({ streamTransport: true, buffer: true });
  return async (mail, messageId) => {
    const { message } = await composer.sendMail(envelopeOf(config, mail, messageId));
    if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed');
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.eml`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeDurably(join(folder, name), message.toString('utf8'));
    return join('mail', name);
  };
}

/**
 * An attacker on the line may take STARTTLS out of the server's offer, so a password never goes without it, unless the
 * operator says so (`?ignoreTLS=true`).
 */
function needsTls(url: string): boolean {
  const { password, searchParams } = new URL(url);
  return password !== '' && searchParams.get('ignoreTLS') !== 'true';
}

function smtpTransport(config: Config, url: string): Transport {
  const smtp = createTransport({
    url,
    requireTLS: needsTls(url),
    connectionTimeout: SMTP_MS,
    greetingTimeout: SMTP_MS,
    socketTimeout: SMTP_MS,
  });
  return async (mail, messageId) => {
    await smtp.sendMail(envelopeOf(config, mail, messageId));
    return 'smtp';
  };
}

/** Mail goes to the server of `SMTP_URL`, or into files without one. */
export function buildTransport(config: Config): Transport {
  return config.smtpUrl === undefined ? folderTransport(config) : smtpTransport(config, config.smtpUrl);
}
