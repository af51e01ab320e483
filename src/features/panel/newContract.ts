import type { NewContract } from '@contract/partnerJoin';
import { foldWhiteSpace } from '@contract/text';

export interface ContractForm {
  program: string;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
}

/** What is sent for the form: white space folded, and what was left empty left out. */
export function newContract({ program, ...optional }: ContractForm): NewContract {
  const folded = Object.entries(optional).map(([key, value]) => [key, foldWhiteSpace(value)] as const);
  return { program: foldWhiteSpace(program), ...Object.fromEntries(folded.filter(([, value]) => value !== '')) };
}
