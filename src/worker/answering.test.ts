import { DEFAULT_APP_SETTINGS } from '@contract/http/appSettings';
import { deploy, FakeSite } from '@testing/fakeRelease';
import { activateRelease } from './activate';
import { fromFiles, fromNetwork, fromSettings, fromShell } from './answering';
import { keepRelease } from './install';

const ONE = '1111111111111111';
const TWO = '2222222222222222';
const at = (path: string) => new Request(`http://here${path}`);
const never = () => new Promise<Response>(() => undefined);
const failing = () => new TypeError('Failed to fetch');
const SETTINGS = '/assets/json/settingsV.json';
const shellOf = (main: string) => `<script src="/assets/main.${main}.js"></script>`;

async function running(build = ONE, files: Record<string, string> = {}, site = new FakeSite()) {
  const release = deploy(site, build, files);
  await keepRelease(release);
  await activateRelease(release);
  site.takeAsked();
  return { site, release };
}

const textOf = async (answer: Promise<Response>) => (await answer).text();

describe('a page of the app', () => {
  it('is the kept frame at once, and a newer one of the same build the next time', async () => {
    const { site, release } = await running();
    site.files['/app.html?lang=en'] = `${shellOf('11111111')} with a new address`;
    const { answer, later } = fromShell(at('/herds'), release);
    expect(await textOf(answer)).toBe(shellOf('11111111'));
    await later;
    expect(await textOf(fromShell(at('/herds'), release).answer)).toContain('a new address');
  });

  it.each([
    ['of another build', shellOf('22222222')],
    ['of a portal', '<!doctype html>'],
    ['of an error', new Response(shellOf('11111111'), { status: 503 })],
  ])('stays the kept frame after one %s', async (_what, frame) => {
    const { site, release } = await running();
    site.files['/app.html?lang=en'] = frame;
    await fromShell(at('/herds'), release).later;
    expect(await textOf(fromShell(at('/herds'), release).answer)).toBe(shellOf('11111111'));
  });

  it('comes from the network where the frame was deleted', async () => {
    const { site, release } = await running();
    await site.caches.delete(`grazewell ${ONE}`);
    site.files['/herds'] = 'of the server';
    expect(await textOf(fromShell(at('/herds'), release).answer)).toBe('of the server');
  });
});

describe('any other page', () => {
  it.each([200, 404, 500])('is what the network says, with status %i', async (status) => {
    const { site, release } = await running();
    site.files['/login'] = new Response('of the server', { status });
    const answer = await fromNetwork(at('/login'), release);
    expect([answer.status, await answer.text()]).toEqual([status, 'of the server']);
  });

  it('is the kept frame where the network fails', async () => {
    const { site, release } = await running();
    site.files['/login'] = failing();
    expect(await textOf(fromNetwork(at('/login'), release))).toBe(shellOf('11111111'));
  });

  it('is the kept frame after 3 s of nothing', async () => {
    const { site, release } = await running();
    site.files['/login'] = never();
    jest.useFakeTimers();
    const answer = fromNetwork(at('/login'), release);
    const isGiven = jest.fn();
    void answer.then(isGiven);
    await jest.advanceTimersByTimeAsync(2_900);
    expect(isGiven).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(await textOf(answer)).toBe(shellOf('11111111'));
    jest.useRealTimers();
  });
});

describe('the application settings', () => {
  const sent = (more: object) => JSON.stringify({ ...DEFAULT_APP_SETTINGS, ...more });
  const [on, off] = [sent({ OFFLINE: 'on' }), sent({ OFFLINE: 'off' })];

  it('come from the network first, then at once from what is kept, and new ones the time after', async () => {
    const { site } = await running();
    site.files[SETTINGS] = on;
    const first = fromSettings(at(SETTINGS));
    expect(await textOf(first.answer)).toBe(on);
    await first.later;
    site.files[SETTINGS] = off;
    const second = fromSettings(at(SETTINGS));
    expect(await textOf(second.answer)).toBe(on);
    await second.later;
    site.files[SETTINGS] = never();
    expect(await textOf(fromSettings(at(SETTINGS)).answer)).toBe(off);
  });

  it('are kept where the calls have another address', async () => {
    const { site } = await running();
    const elsewhere = sent({ API_V1: 'https://api.example.com/v1', API_V3: '/v3' });
    site.files[SETTINGS] = elsewhere;
    await fromSettings(at(SETTINGS)).later;
    site.files[SETTINGS] = never();
    expect(await textOf(fromSettings(at(SETTINGS)).answer)).toBe(elsewhere);
  });

  it.each([
    '<!doctype html>',
    '[]',
    'null',
    '7',
    '{}',
    '{"error":"Log in to the network","status":"ok"}',
    sent({ API_V1: undefined }),
    sent({ API_V3: 7 }),
    sent({ API_V1: '' }),
    sent({ API_V1: '//elsewhere' }),
    sent({ OFFLINE: true }),
    sent({ OFFLINE: undefined }),
  ])('stay what they were after %j', async (text) => {
    const { site } = await running();
    site.files[SETTINGS] = on;
    await fromSettings(at(SETTINGS)).later;
    site.files[SETTINGS] = text;
    await fromSettings(at(SETTINGS)).later;
    expect(await textOf(fromSettings(at(SETTINGS)).answer)).toBe(on);
  });
});

describe('a file', () => {
  it('comes from this release, else from the one before, else from the server', async () => {
    const path = '/assets/a.0000aaaa.js';
    const { site } = await running(ONE, { [path]: 'one', '/too-old.js': 'old' });
    const { release } = await running(TWO, { '/assets/a.0000bbbb.js': 'two', '/too-old.js': 'new' }, site);
    delete site.files[path];
    expect(await textOf(fromFiles(at(path), release))).toBe('one');
    expect(await textOf(fromFiles(at('/too-old.js'), release))).toBe('new');
    expect(site.takeAsked()).toEqual([]);
    site.files['/assets/z.0000aaaa.js'] = 'of the server';
    expect(await textOf(fromFiles(at('/assets/z.0000aaaa.js'), release))).toBe('of the server');
  });
});
