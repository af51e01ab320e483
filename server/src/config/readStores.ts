import { resolve } from 'node:path';
import { PRODUCT_NAME } from '@contract/http/product';
import type { Config } from './Config';
import type { EnvReader } from './EnvReader';
import { urlOf } from './parsers';
import { readFiles } from './readFiles';

const SECRET_KEY_MIN = 32;

type Stores = Pick<Config, 'dataDir' | 'files' | 'databaseUrl' | 'secretKey' | 'smtpUrl' | 'mailFrom'>;

function mailFrom(text: string): string | undefined {
  return /^[^\r\n]*\S+@\S+[^\r\n]*$/.test(text) ? text : undefined;
}

/** Where data, secrets, pictures and mail live. */
export function readStores(env: EnvReader, origSite: string): Stores {
  const databaseUrl = env.optional('DATABASE_URL', {
    parse: urlOf('postgres:', 'postgresql:'),
    allowed: 'an address like postgres://user:password@host:5432/database',
    secret: true,
  });
  const secretKey = env.optional('SECRET_KEY', {
    parse: (text) => (text.length >= SECRET_KEY_MIN ? text : undefined),
    allowed: `at least ${SECRET_KEY_MIN} characters long`,
    secret: true,
  });
  if (env.text('DATABASE_URL') !== undefined && env.text('SECRET_KEY') === undefined) {
    env.problems.push('SECRET_KEY: must be set with DATABASE_URL, because all processes on that database share it');
  }
  const smtpUrl = env.optional('SMTP_URL', {
    parse: urlOf('smtp:', 'smtps:'),
    allowed: 'an address like smtps://user:password@host:465',
    secret: true,
  });
  const dataDir = resolve(env.text('DATA_DIR')?.trim() ?? 'data');
  return {
    dataDir,
    files: readFiles(env, dataDir),
    databaseUrl,
    secretKey,
    smtpUrl,
    mailFrom: env.withDefault(
      'MAIL_FROM',
      { parse: mailFrom, allowed: 'an email address, with or without a name before it' },
      `${PRODUCT_NAME} <no-reply@${new URL(origSite).hostname}>`,
    ),
  };
}
