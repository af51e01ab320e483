import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export interface Person {
  name: string;
  ranch: string;
  email: string;
  password: string;
  phone: string;
}

/** Someone nobody has met before. */
export function newPerson(): Person {
  return {
    name: 'Maria Castillo',
    ranch: 'Rio Seco',
    email: `maria.${randomUUID()}@example.com`,
    password: 'sagebrush moon over mesa',
    phone: '(575) 555-0110',
  };
}

/** Fills the Start Free Trial form, and leaves the button to the test. */
export async function fillSignup(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Full name', { exact: true }).fill(person.name);
  await page.getByLabel('Ranch name', { exact: true }).fill(person.ranch);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Phone number', { exact: true }).fill(person.phone);
  await page.getByLabel(/^I agree to the terms/).check();
}

export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/');
  await fillSignup(page, person);
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await page.waitForURL('/onboarding/step-1');
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
}

/** Signs someone up without the page, for a test that begins later in the story. The browser is theirs afterwards. */
export async function register(page: Page, { name, ranch, email, password, phone }: Person, site = ''): Promise<void> {
  const [first_name = '', last_name = first_name] = name.split(' ');
  const data = { email, first_name, last_name, full_name: name, name: ranch, password, phone_number: phone };
  const answer = await page.request.post(`${site}/api/v1/auth/register`, { data });
  expect(answer.status()).toBe(201);
}

/** Someone with an account, in a browser that knows nothing of them. */
export async function aStranger(page: Page): Promise<Person> {
  const person = newPerson();
  await register(page, person);
  await page.context().clearCookies();
  return person;
}

/** The admin that the server under test was started with. */
export const ADMIN = {
  email: process.env.E2E_ADMIN_EMAIL ?? '',
  password: process.env.E2E_ADMIN_PASSWORD ?? '',
};

/** Signs the person out by the menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(/\/login/);
}

export async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}
