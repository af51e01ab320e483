import type { Preferences } from './me';

/** The key of a person's settings that says how often they are mailed the seals of the ranches whose history they may read. */
const SEAL_MAILS = 'seal_mails';

export const SEAL_MAIL_CHOICES = ['off', 'daily', 'monthly'] as const;
export type SealMails = (typeof SEAL_MAIL_CHOICES)[number];

/** Off until the person chooses another. */
export function wantedSealMails({ [SEAL_MAILS]: stored }: Preferences): SealMails {
  return SEAL_MAIL_CHOICES.find((choice) => choice === stored) ?? 'off';
}

/** The setting, as it is saved. */
export const sealMails = (choice: SealMails): Preferences => ({ [SEAL_MAILS]: choice });
