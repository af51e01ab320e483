/** How a sign-in ended. `locked`: the account has to wait. `limited`: the address does. `failed`: a fault of ours. */
export type SignInOutcome = 'succeeded' | 'wrong_credentials' | 'locked' | 'limited' | 'busy' | 'failed';

/** How a try to hand a mail on ended. `postponed`: it is tried again. */
export type MailOutcome = 'sent' | 'postponed' | 'given_up';

interface Answered {
  method: string;
  /** The pattern of the route and never the path itself, which may hold ids, and of which there is no end. */
  route: string | undefined;
  status: number;
  seconds: number;
}

/** What the server counts while it works. Every label has few values, and none says who. */
export interface Metrics {
  answered(request: Answered): void;
  signIn(outcome: SignInOutcome): void;
  mail(outcome: MailOutcome): void;
}

/** For a server that nobody asks. */
export const noMetrics: Metrics = {
  answered: () => undefined,
  signIn: () => undefined,
  mail: () => undefined,
};
