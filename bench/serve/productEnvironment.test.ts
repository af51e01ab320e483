import { productEnvironment } from './productEnvironment';

describe('the environment of a measured product', () => {
  const shell = { ...process.env };
  afterEach(() => {
    process.env = { ...shell };
  });

  it("takes nothing of the shell's settings that would make it another server", () => {
    process.env = { ...shell, DATABASE_URL: 'postgres://elsewhere', METRICS_TOKEN: 'x', UV_THREADPOOL_SIZE: '1' };
    const env = productEnvironment('/data');
    expect(env).toMatchObject({ DATABASE_URL: '', METRICS_TOKEN: '', PORT: '0', DATA_DIR: '/data', PATH: shell.PATH });
    expect(env).not.toHaveProperty('UV_THREADPOOL_SIZE');
  });

  it('takes what the bench sets', () => {
    expect(productEnvironment('/data', { METRICS_TOKEN: 'x', PORT: '1' })).toMatchObject({
      METRICS_TOKEN: 'x',
      PORT: '1',
    });
  });
});
