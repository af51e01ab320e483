/** Which folder may import which. Every list is an order: a folder imports those before it, and nothing else. */

const DOMAIN_PACKAGES = [
  '@date-fns/tz',
  '@noble/hashes',
  '@placemarkio/tokml',
  '@tmcw/togeojson',
  '@xmldom/xmldom',
  'fflate',
  'papaparse',
  'polygon-clipping',
  'polylabel',
  'proj4',
  'rbush',
  'shapefile',
];
/** What checks a history has nothing of ours: its reader shall trust only what is in this folder, and these. */
const VERIFY_PACKAGES = ['@noble/ed25519', '@noble/hashes', 'canonicalize'];
const CONTRACT = [
  'http',
  'text',
  'ranches',
  'grazing',
  'keys',
  'hooks',
  'programs',
  'people',
  'partners',
  'admin',
  'openapi',
];
const CORE = ['ui', 'auth', 'mapSettings', 'user', 'subscription', 'team'];
const TECHNICAL = [
  'platform',
  'config',
  'db',
  'files',
  'metrics',
  'http',
  'mail',
  'limits',
  'idempotency',
  'embedded',
  'backup',
];
const DOMAINS = [
  'audit',
  'sessions',
  'ranches',
  'hooks',
  'notices',
  'chain',
  'grazing',
  'photos',
  'erasing',
  'accounts',
  'partners',
  'admin',
];

const named = (side, names) => names.map((name) => `${side}/${name}`);
const contract = named('contract', CONTRACT);
const core = named('core', CORE);
const technical = named('server', TECHNICAL);
const domains = named('server', DOMAINS);

const client = ['domain', ...contract, 'shared', ...core, 'records', 'photos', 'entries'];
const server = ['domain', ...contract, ...technical, ...domains, 'server/app'];
const VERIFY = ['verify', 'verify/node', 'verify/page', 'verify/testing'];
const OTHERS = [...VERIFY, 'domain/testing', 'contract/testing', 'testing', 'server/test', 'scripts', 'bench', 'e2e'];
const everything = [...new Set([...client, ...server]), 'worker', 'developers', 'area', 'app', ...OTHERS];

const element = (types, more = {}) => ({ element: { types: { anyOf: types }, ...more } });
const mayImport = (from, types) => ({ from: element([from]), allow: { to: element(types) } });
const inOrder = (names) => names.map((name, index) => mayImport(name, names.slice(0, index)));
const test = { file: { categories: 'test' } };
const yup = { to: { module: { origin: 'external', source: 'yup' } } };
const packages = { to: { module: { origin: ['external', 'core'] } } };

export const oneWay = {
  default: 'disallow',
  checkAllOrigins: true,
  checkUnknownLocals: true,
  policies: [
    // Packages are anyone's, but the contract has none but Yup, and the domain only what is named.
    { allow: packages },
    { from: element(['domain', ...contract]), disallow: packages },
    // Yup is taken from `contract/text/yup.ts`, where it has our messages.
    { from: element(['worker', 'area', 'app', 'testing', 'server/test', ...client, ...server]), disallow: yup },
    { from: { file: { categories: 'yup' } }, allow: yup },
    ...DOMAIN_PACKAGES.map((source) => ({
      from: element(['domain']),
      allow: { to: { module: { origin: 'external', source } } },
    })),
    { from: element(['verify', 'verify/node', 'verify/page']), disallow: packages },
    ...VERIFY_PACKAGES.map((source) => ({
      from: element(['verify']),
      allow: { to: { module: { origin: 'external', source } } },
    })),
    { from: element(['verify/node']), allow: { to: { module: { origin: 'core' } } } },
    ...VERIFY.slice(1).map((part) => mayImport(part, ['verify'])),
    mayImport('domain/testing', ['domain']),
    mayImport('contract/testing', ['domain', 'domain/testing', ...contract]),
    ...inOrder(client),
    mayImport('area', client),
    // The pages for developers are no part of the app, and show what the contract has.
    mayImport('developers', contract),
    // The service worker runs apart from the pages, and shares with them only what they say to each other.
    mayImport('app', [...client, 'worker', 'area']),
    { from: { file: { categories: 'entry' } }, allow: { to: element(['shared', 'app']) } },
    mayImport('testing', [...client, 'worker', 'app']),
    ...inOrder(server),
    mayImport('scripts', [...server, 'worker', 'developers']),
    mayImport('bench', [...server, 'server/test', 'domain/testing', 'scripts']),
    // The browser that remembers, the line that is cut and what watches a page are those of the tests; a page of the bench holds the store.
    {
      from: element(['bench']),
      allow: { to: element(['e2e'], { fileInternalPath: 'support/{line,profile,firstSave,openWatched}.ts' }) },
    },
    { from: element(['bench']), allow: { to: element(['records']) } },
    mayImport('e2e', [...contract, 'shared', 'verify/testing']),
    // One push service is there for the tests of the server and of the browser; a spec may name the browser that it needs.
    {
      from: element(['e2e']),
      allow: { to: element(['server/test'], { fileInternalPath: 'support/PushService.ts' }) },
    },
    {
      from: element(['e2e']),
      allow: { to: element(['scripts'], { fileInternalPath: 'findChromium.ts' }) },
    },
    // What a domain of the server offers stands in its index.ts; a table is read and written in its own folder alone.
    { from: element(everything), disallow: { to: element(domains, { fileInternalPath: '!index.ts' }) } },
    { from: element(everything), disallow: { to: element(technical, { fileInternalPath: '*Table.ts' }) } },
    // Services open transactions, routes do not.
    {
      from: { file: { categories: 'route' } },
      disallow: { to: element(['server/db'], { fileInternalPath: 'inTransaction.ts' }) },
    },
    mayImport('server/test', server),
    // The version that runs, and how the client is built.
    { from: element(['server/metrics', 'scripts', 'bench']), allow: { to: { file: { categories: 'root' } } } },
    // A test may reach for everything, since it goes in where a person or a caller does.
    { from: test, allow: packages },
    { from: test, disallow: yup },
    { from: test, allow: { to: element(everything) } },
    { from: test, allow: { to: { file: { categories: 'root' } } } },
  ],
};

const folder = (type, pattern) => ({ type, pattern, partialMatch: false });

export const settings = {
  'import/resolver': { typescript: { alwaysTryTypes: true } },
  'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import', 'require'],
  'boundaries/elements': [
    ...['node', 'page', 'testing'].map((part) => folder(`verify/${part}`, `verify/${part}`)),
    folder('verify', 'verify'),
    folder('domain/testing', 'domain/testing'),
    folder('domain', 'domain'),
    folder('contract/testing', 'contract/testing'),
    ...CONTRACT.map((name) => folder(`contract/${name}`, `contract/${name}`)),
    folder('shared', 'src/shared'),
    ...CORE.map((name) => folder(`core/${name}`, `src/features/${name}`)),
    folder('records', 'src/records'),
    folder('photos', 'src/photos'),
    folder('entries', 'src/entries'),
    { ...folder('area', 'src/areas/*'), capture: ['area'] },
    folder('worker', 'src/worker'),
    folder('developers', 'src/developers'),
    folder('app', 'src/app'),
    folder('testing', 'src/testing'),
    ...[...TECHNICAL, ...DOMAINS, 'app'].map((name) => folder(`server/${name}`, `server/src/${name}`)),
    folder('server/test', 'server/test'),
    // They are copied out of here, so they have Node alone.
    folder('examples', 'docs/examples'),
    ...['scripts', 'e2e', 'bench'].map((name) => folder(name, name)),
  ],
  'boundaries/files': [
    { category: 'test', pattern: '**/*.{test,samples}.{ts,tsx}' },
    { category: 'route', pattern: 'server/src/*/*Route{,s}.ts' },
    { category: 'yup', pattern: 'contract/text/yup.ts' },
    { category: 'entry', pattern: 'src/{index.tsx,globals.d.ts}' },
    { category: 'root', pattern: '{package.json,webpack.config.ts}' },
  ],
};
