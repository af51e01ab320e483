import { problemsOf } from '../../test/support/configProblems';
import { loadConfig } from './loadConfig';

const S3 = { AWS_ACCESS_KEY_ID: 'KEY', AWS_SECRET_ACCESS_KEY: 'canary-secret' };

test('FILES_URL is a folder, or a place in S3 with the usual variables', () => {
  const filesOf = (FILES_URL: string, more = {}) => loadConfig({ FILES_URL, ...S3, ...more }).files;
  expect(filesOf('file:///mnt/files')).toEqual({ folder: '/mnt/files' });
  const amazon = { bucket: 'pictures', prefix: '', region: 'us-west-2', isAmazon: true };
  expect(filesOf('s3://pictures?region=us-west-2')).toEqual({
    ...amazon,
    endpoint: 'https://s3.us-west-2.amazonaws.com',
    credentials: { accessKeyId: 'KEY', secretAccessKey: 'canary-secret' },
  });
  expect(
    filesOf('s3://pictures/', { AWS_REGION: 'us-west-2', AWS_SESSION_TOKEN: 'for a time'.replaceAll(' ', '-') }),
  ).toMatchObject({
    ...amazon,
    credentials: { sessionToken: 'for-a-time' },
  });
  expect(filesOf(`s3://pictures/a/b_c-d.e/?endpoint=${encodeURIComponent('http://s3:9000/')}`)).toMatchObject({
    prefix: 'a/b_c-d.e',
    region: 'us-east-1',
    endpoint: 'http://s3:9000',
    isAmazon: false,
  });
});

test.each([
  ['ftp://canary@host/files', 'file:///mnt/files, or s3://bucket/prefix'],
  ['file://other-canary/files', 'file:///mnt/files, or s3://bucket/prefix'],
  ['/mnt/canary', 'file:///mnt/files, or s3://bucket/prefix'],
  ['s3://', 'the name of a bucket'],
  ['s3://KEY:canary@pictures/?region=us-west-2', 'the name of a bucket'],
  ['s3://Pictures?region=us-west-2', 'the name of a bucket'],
  ['s3://pictures#canary', 'the name of a bucket'],
  ['s3://pictures/../other?region=us-west-2', 'the prefix may have'],
  ['s3://pictures/a//b?region=us-west-2', 'the prefix may have'],
  ['s3://pictures/./a?region=us-west-2', 'the prefix may have'],
  ['s3://pictures/a%2F..%2Fb?region=us-west-2', 'the prefix may have'],
  ['s3://pictures/a b?region=us-west-2', 'the prefix may have'],
  ['s3://pictures/viñas?region=us-west-2', 'the prefix may have'],
  [`s3://pictures/${'a'.repeat(201)}?region=us-west-2`, 'the prefix may have'],
  ['s3://pictures', 'region= must name a region'],
  ['s3://pictures?region=us/west', 'region= must name a region'],
  ['s3://pictures?region=us-west-2&secret=canary', 'only region= and endpoint='],
  ['s3://pictures?region=us-west-2&region=eu-west-1', 'only region= and endpoint='],
  ['s3://pictures?endpoint=https://KEY:canary@s3.example.com', 'the endpoint must be'],
  ['s3://pictures?endpoint=s3.example.com', 'the endpoint must be'],
  ['s3://pictures?endpoint=', 'the endpoint must be'],
])('FILES_URL=%s is refused, without its value', (FILES_URL, what) => {
  const [problem = '', ...more] = problemsOf({ FILES_URL, ...S3 });
  expect(problem).toMatch(/^FILES_URL: /);
  expect(problem).toContain(what);
  expect([problem, ...more].join()).not.toMatch(/canary/);
});

test('a place in S3 needs a key, which is never shown', () => {
  const FILES_URL = 's3://pictures?region=us-west-2';
  const needed = ['FILES_URL: s3:// needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'];
  expect(problemsOf({ FILES_URL })).toEqual(needed);
  expect(problemsOf({ FILES_URL, AWS_ACCESS_KEY_ID: 'KEY' })).toEqual(needed);
  const bad = problemsOf({ FILES_URL, ...S3, AWS_SECRET_ACCESS_KEY: 'canary of two\nlines' }).join();
  expect(bad).toContain('AWS_SECRET_ACCESS_KEY: the value given (not shown) must be visible ASCII characters');
  expect(bad).not.toContain('canary');
});
