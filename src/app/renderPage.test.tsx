/** @jest-environment node */
import { renderPage } from './renderPage';

describe('a public page at build time', () => {
  it('the signup has its form, its words and its picture', async () => {
    const html = await renderPage('/');
    for (const label of ['Full name', 'Ranch name', 'Email', 'Password', 'Phone number']) {
      expect(html).toMatch(new RegExp(`<label[^>]*>${label}</label>`));
    }
    expect(html).toContain('I agree to the terms');
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Start Free Trial<\/button>/);
    expect(html).toContain('At least eight characters long');
    expect(html).toContain('10,000+ ranchers');
    expect(html).toContain('<title>Start your free trial · Grazewell</title>');
  });

  it('the login has its form and its ways on', async () => {
    const html = await renderPage('/login');
    for (const label of ['Email', 'Password']) expect(html).toMatch(new RegExp(`<label[^>]*>${label}</label>`));
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Log in<\/button>/);
    expect(html).toContain('href="/password-reset-request"');
    expect(html).toContain('<title>Log in · Grazewell</title>');
  });

  it('an unknown one is the 404 page', async () => {
    expect(await renderPage('/no/such/paddock')).toContain('Oh moooo, page not found');
  });

  it.each(['/', '/login'])('%s never puts what is typed into the address: its form posts', async (path) => {
    expect(await renderPage(path)).toMatch(/<form[^>]*method="post"/);
  });

  it.each(['/', '/login'])('F1: %s needs no inline style and no inline script', async (path) => {
    const html = await renderPage(path);
    expect(html).not.toMatch(/\sstyle=|<script|\son[a-z]+=/);
  });

  it('is the same whenever it is rendered, and no page leaks into another', async () => {
    const first = await renderPage('/');
    const other = await renderPage('/login');
    expect(await renderPage('/')).toBe(first);
    expect(other).not.toContain('Full name');
  });
});
