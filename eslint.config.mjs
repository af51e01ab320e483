import boundaries from 'eslint-plugin-boundaries';
import lingui from 'eslint-plugin-lingui';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { oneWay, settings } from './eslint.imports.mjs';
import { wordsAreMarked } from './eslint.words.mjs';

export default tseslint.config(
  { ignores: ['dist', 'data', 'node_modules', 'test-results', 'playwright-report', 'coverage'] },
  ...tseslint.configs.recommendedTypeChecked,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { boundaries },
    settings,
    rules: {
      'boundaries/dependencies': ['error', oneWay],
      'boundaries/no-unknown-files': 'error',
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
        {
          selector: 'JSXElement[openingElement.name.name="Trans"] CallExpression[callee.name="plural"]',
          message: 'Say <Plural> within <Trans>: a call of plural would be a sentence of its own.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'warn',
    },
  },
  {
    // The rules of React's compiler compile each file: only those that may have a component or a hook.
    files: ['src/**/*.tsx', 'src/**/use*.ts'],
    rules: reactHooks.configs.recommended.rules,
  },
  wordsAreMarked(lingui),
  {
    files: ['**/*.{js,mjs,cjs}'],
    ...tseslint.configs.disableTypeChecked,
  },
  {
    // A test reads the JSON of a real answer as it comes, and what it expects of it is what checks it.
    files: ['**/*.test.{ts,tsx}', '**/*.samples.ts', 'server/test/**', 'e2e/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
    },
  },
  {
    files: ['*.ts'],
    rules: { 'boundaries/dependencies': 'off', 'boundaries/no-unknown-files': 'off' },
  },
);
