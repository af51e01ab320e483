import { once } from 'node:events';
import { request, type ClientRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { partner } from './partners';

const PASSWORD = 'straw-and-clay-41';

function registration(email: string): string {
  const names = { first_name: 'Ada', last_name: 'Roe', full_name: 'Ada Roe', name: "Ada's Ranch" };
  return JSON.stringify({ ...names, email, password: PASSWORD, phone_number: '555 0100' });
}

async function post(url: string, path: string, body: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body });
  await response.text();
  return response.status;
}

/** Signs a person up; 201 is an answered write. */
export const register = (url: string, email: string) => post(url, '/auth/register', registration(email));

/** Signs a partner up with a contract token; 201 is an answered write. */
export const registerPartner = (url: string, email: string, token: string) =>
  post(url, '/ranch/contracted', JSON.stringify(partner(token, { email })));

/** 200 when the person is known. */
export const login = (url: string, email: string) =>
  post(url, '/auth/login', JSON.stringify({ email, password: PASSWORD }));

/** The status of the server's readiness, or undefined when nobody answers. */
export async function readiness(url: string): Promise<number | undefined> {
  return fetch(`${url}/api/v1/ready`).then(
    (response) => response.text().then(() => response.status),
    () => undefined,
  );
}

export interface SlowCall {
  finish(): void;
  answer: Promise<{ status: number | undefined; body: string }>;
}

function answerOf(call: ClientRequest): SlowCall['answer'] {
  return new Promise((resolve, reject) => {
    call.once('error', reject);
    call.once('response', (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    });
  });
}

/**
 * A sign-up whose head the server has read: it said to go on, and waits for the rest. Written bytes alone would not do,
 * since a connection that nobody has accepted yet dies with the server's port.
 */
export async function beginSlowRegister(port: number, email: string): Promise<SlowCall> {
  const body = registration(email);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    expect: '100-continue',
  };
  const call = request({ host: '127.0.0.1', port, path: '/api/v1/auth/register', method: 'POST', headers });
  const answer = answerOf(call);
  // Whoever does not wait for it expects no answer.
  answer.catch(() => undefined);
  const toldToGoOn = once(call, 'continue');
  call.flushHeaders();
  await toldToGoOn;
  await new Promise<void>((resolve) => call.write(body.slice(0, 20), () => resolve()));
  return { finish: () => call.end(body.slice(20)), answer };
}
