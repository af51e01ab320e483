/**
 * Writes contract/text/commonPasswords.json: the 10,000 most common passwords of a length we would otherwise accept.
 * The source is the ranked list of @zxcvbn-ts/language-common (MIT). Sorted, because that compresses best.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';
import { codePointLength } from '../contract/text/text';
import { PASSWORD_MIN } from '../contract/http/limits';

const HOW_MANY = 10_000;
const ranked: readonly string[] = dictionary['passwords-common'];
const common = ranked
  .map((password) => password.toLowerCase())
  .filter((password) => codePointLength(password) >= PASSWORD_MIN)
  .slice(0, HOW_MANY)
  .sort();
writeFileSync(join(__dirname, '../contract/text/commonPasswords.json'), `${JSON.stringify(common)}\n`);
