/** @jest-environment node */
import { renderPage } from './renderPage';

const PUBLIC = ['/', '/login', '/mobile-join', '/join', '/partner-join', '/password-reset', '/admin', '/cancel_delete'];

describe('a public page at build time', () => {
  it('the signup has its form, its words and its picture', async () => {
    const { body, title } = await renderPage('/');
    // React marks where two texts meet.
    const html = body.replaceAll('<!-- -->', '');
    for (const label of ['Full name', 'Ranch name', 'Email', 'Password', 'Phone number']) {
      expect(html).toMatch(new RegExp(`<label[^>]*>${label}</label>`));
    }
    expect(html).toContain('I agree to the terms');
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Start Free Trial<\/button>/);
    expect(html).toContain('At least eight characters long');
    expect(html).toContain('10,000+ ranchers');
    expect(title).toBe('Start your free trial · Grazewell');
  });

  it('the login has its form and its ways on', async () => {
    const { body: html, title } = await renderPage('/login');
    for (const label of ['Email', 'Password']) expect(html).toMatch(new RegExp(`<label[^>]*>${label}</label>`));
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Log in<\/button>/);
    expect(html).toContain('href="/password-reset-request"');
    expect(title).toBe('Log in · Grazewell');
  });

  it('the signup promises nothing that the rest of the product denies', async () => {
    const { body } = await renderPage('/');
    expect(body).not.toMatch(/nothing to install|Plan each move|grass is ready|One map/);
  });

  it('an unknown one is the 404 page', async () => {
    expect((await renderPage('/no/such/paddock')).body).toContain('Oh moooo, page not found');
  });

  it.each(['/', '/login'])('%s never puts what is typed into the address: its form posts', async (path) => {
    expect((await renderPage(path)).body).toMatch(/<form[^>]*method="post"/);
  });

  it.each(PUBLIC)('F1: %s needs no inline style and no inline script', async (path) => {
    const { body } = await renderPage(path);
    expect(body).not.toMatch(/\sstyle=|<script|\son[a-z]+=/);
  });

  it.each(['/join', '/partner-join', '/password-reset'])(
    '%s hangs on its link, and has a frame alone',
    async (path) => {
      const { body } = await renderPage(path);
      expect(body).toContain('Loading…');
      expect(body).not.toContain('<form');
    },
  );

  it('each has a title of its own', async () => {
    const titles = await Promise.all(PUBLIC.map(async (path) => (await renderPage(path)).title));
    expect(new Set(titles).size).toBe(PUBLIC.length);
  });

  it('is the same whenever it is rendered, and no page leaks into another', async () => {
    const first = await renderPage('/');
    const other = await renderPage('/login');
    expect(await renderPage('/')).toEqual(first);
    expect(other.body).not.toContain('Full name');
  });
});
