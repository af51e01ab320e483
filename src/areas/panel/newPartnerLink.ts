import type { NewPartnerLink } from '@contract/partners/partnerJoin';
import { foldWhiteSpace } from '@contract/text/text';

export interface PartnerLinkForm {
  program: string;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
}

/** What is sent for the form: white space folded, and what was left empty left out. */
export function newPartnerLink({ program, ...optional }: PartnerLinkForm): NewPartnerLink {
  const folded = Object.entries(optional).map(([key, value]) => [key, foldWhiteSpace(value)] as const);
  return { program: foldWhiteSpace(program), ...Object.fromEntries(folded.filter(([, value]) => value !== '')) };
}
