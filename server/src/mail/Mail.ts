/** One mail, as the rest of the server speaks of it. `to` is an address in its normal form. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}
