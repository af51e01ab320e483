import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const CORE = '@(auth|mapSettings|user|subscription|team|ui)';

const to = (...types) => ({ to: { element: { types: { anyOf: types } } } });
const from = (type, ...types) => ({ from: { element: { type } }, allow: to(...types) });

/** Imports go one way: contract ← shared ← core features ← areas ← app, and contract ← server. */
const oneWay = {
  default: 'disallow',
  policies: [
    // Packages are anyone's, but for the contract, which imports yup alone.
    { allow: { to: { module: { origin: ['external', 'core'] } } } },
    { from: { element: { type: 'contract' } }, disallow: { to: { module: { origin: ['external', 'core'] } } } },
    {
      from: { element: { type: 'contract' } },
      allow: { to: { module: { origin: 'external', source: 'yup' } } },
    },
    from('contract', 'contract'),
    from('shared', 'contract', 'shared'),
    from('core', 'contract', 'shared'),
    from('area', 'contract', 'shared', 'core'),
    from('app', 'contract', 'shared', 'core', 'area', 'app'),
    { from: { file: { categories: 'entry' } }, allow: to('shared', 'app') },
    from('testing', 'contract', 'shared', 'core', 'app', 'testing'),
    from('server', 'contract', 'server'),
    from('scripts', 'contract', 'server', 'scripts'),
    from('e2e', 'contract', 'e2e'),
    from('bench', 'contract', 'server', 'scripts', 'bench'),
    // A test may reach for the whole app, since it goes in by dispatch and comes out by selector.
    {
      from: { file: { categories: 'test' } },
      allow: to('contract', 'shared', 'core', 'area', 'app', 'testing', 'server', 'scripts', 'bench'),
    },
  ],
};

export default tseslint.config(
  { ignores: ['dist', 'data', 'node_modules', 'test-results', 'playwright-report', 'coverage'] },
  ...tseslint.configs.recommendedTypeChecked,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { boundaries, 'react-hooks': reactHooks },
    settings: {
      'import/resolver': { typescript: { alwaysTryTypes: true } },
      'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import', 'require'],
      'boundaries/elements': [
        { type: 'contract', pattern: 'contract' },
        { type: 'shared', pattern: 'src/shared' },
        { type: 'core', pattern: `src/features/${CORE}`, capture: ['feature'] },
        { type: 'area', pattern: `src/features/!${CORE.slice(1)}`, capture: ['feature'] },
        { type: 'app', pattern: 'src/app' },
        { type: 'testing', pattern: 'src/testing' },
        { type: 'server', pattern: 'server' },
        { type: 'scripts', pattern: 'scripts' },
        { type: 'e2e', pattern: 'e2e' },
        { type: 'bench', pattern: 'bench' },
      ],
      'boundaries/files': [
        { category: 'test', pattern: '**/*.test.{ts,tsx}' },
        { category: 'entry', pattern: 'src/index.tsx' },
      ],
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'boundaries/dependencies': ['error', oneWay],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'max-lines': ['error', 300],
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.name="put"][arguments.0.type="Identifier"]',
          message: 'Call the action creator: put(creator) is no type error and changes nothing.',
        },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    ...tseslint.configs.disableTypeChecked,
  },
  {
    // A test reads the JSON of a real answer as it comes, and what it expects of it is what checks it.
    files: ['**/*.test.{ts,tsx}', 'server/test/**', 'e2e/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
    },
  },
  {
    // Playwright hands a fixture its continuation under the name of a React hook.
    files: ['e2e/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    files: ['*.ts'],
    rules: { 'boundaries/dependencies': 'off' },
  },
);
