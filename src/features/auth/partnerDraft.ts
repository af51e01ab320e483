import type { PartnerClaims } from '@contract/partners/partnerToken';
import { digitsIn, fitPattern } from '@shared/forms/fitPattern';

export const PHONE_PATTERN = '(###)###-####';
export const ZIP_PATTERN = '#####-####';
const PHONE_DIGITS = 10;

/** The digits of a phone number without the country code, which stands before the field. */
export function nationalDigits(text: string): string {
  const digits = digitsIn(text);
  return digits.length > PHONE_DIGITS && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** What a partner's form begins with: what the link says of them, and nothing else. */
export function partnerDraft({ email = '', phone_number = '', first_name = '', last_name = '' }: PartnerClaims) {
  const digits = nationalDigits(phone_number);
  return {
    title: '',
    first_name,
    last_name,
    email,
    phone_number: digits.length === PHONE_DIGITS ? fitPattern(PHONE_PATTERN, digits) : '',
    name: '',
    state: '',
    zip: '',
    members_count: '',
    ranch_type: '',
    preferred_communication: { phone: false, email: false, video: false, text: false },
    password: '',
  };
}
