import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { Db } from '../db/Database';
import type { MailOutcome, Metrics, SignInOutcome } from './Metrics';
import { addBuildInfo, addPool } from './surroundings';

/** Metrics that can be read in Prometheus' text format. */
export interface Prometheus extends Metrics {
  contentType: string;
  read(): Promise<string>;
}

/** A caller may send any of the methods that Node knows; the rest of them count as one. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** From a call that hits the cache to a sign-in at the end of a full queue. */
const SECONDS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const SIGN_IN_OUTCOMES: SignInOutcome[] = ['succeeded', 'wrong_credentials', 'locked', 'limited', 'busy', 'failed'];
const MAIL_OUTCOMES: MailOutcome[] = ['sent', 'postponed', 'given_up'];

/** A counter by outcome that shows each from the start, so that a first one is seen as a rise from 0. */
function countOutcomes<T extends string>(register: Registry, name: string, help: string, outcomes: readonly T[]) {
  const counter = new Counter({ name, help, labelNames: ['outcome'], registers: [register] });
  outcomes.forEach((outcome) => counter.inc({ outcome }, 0));
  return (outcome: T) => counter.inc({ outcome });
}

/** Counts of one process, from its start on. */
export function buildPrometheus(db: Db): Prometheus {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  addBuildInfo(register);
  addPool(register, db);
  const requests = new Counter({
    name: 'grazewell_http_requests_total',
    help: 'Requests that were answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'grazewell_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['route'],
    buckets: SECONDS,
    registers,
  });
  return {
    answered({ method, route = 'none', status, seconds }) {
      requests.inc({ method: METHODS.has(method) ? method : 'other', route, status });
      durations.observe({ route }, seconds);
    },
    signIn: countOutcomes(register, 'grazewell_sign_ins_total', 'Sign-ins with a password', SIGN_IN_OUTCOMES),
    mail: countOutcomes(register, 'grazewell_mails_total', 'Tries to hand a mail on', MAIL_OUTCOMES),
    contentType: register.contentType,
    read: () => register.metrics(),
  };
}
