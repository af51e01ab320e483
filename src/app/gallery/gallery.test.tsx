import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { renderApp } from '@testing/renderApp';

const SHARED = join(__dirname, '../../shared');

/** Has nothing to show of its own, or is shown by what is named here. */
const SHOWN_BY: Record<string, string> = {
  'components/PublicPage': 'every page on its own, as /login',
  'components/SiteFoot': 'every public page, as /login',
  'components/Terms': 'components/SiteFoot',
  'components/OtherLanguages': 'components/SiteFoot, on a site with several languages',
  'components/PageTitle': 'the title of the document',
  'components/Redirect': 'components/Skeleton, on the way',
  'components/lazyPage': 'the page that it loads',
  'components/latePart': 'the part that it loads',
  'forms/AnotherButton': 'forms/FormDialog, in Add herd and Add paddock',
  'forms/EmptyWhen': 'a form that is empty again',
  'forms/FieldError': 'forms/Field',
  'forms/FieldFrame': 'forms/Field',
  'forms/TypedDialog': 'forms/FormDialog, and the question of forms/leaving, which it asks',
  'forms/JustAdded': 'forms/FormDialog, once another one was asked for',
  'forms/Follow': 'the field whose value it holds up to date',
  'forms/Form': 'forms/FormFailure, and the fields in it',
  'forms/FormBody': 'forms/FormFailure, and the fields in it',
};

const components = ['components', 'forms'].flatMap((folder) =>
  readdirSync(join(SHARED, folder))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => `${folder}/${file.replace('.tsx', '')}`),
);

const sections = readdirSync(__dirname)
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => readFileSync(join(__dirname, file), 'utf8'))
  .join('\n');

it.each(components)('the gallery shows %s, or says what does', (component) => {
  expect(sections.includes(`'@shared/${component}'`) || component in SHOWN_BY).toBe(true);
});

it('says nothing of a component that is not there any more', () => {
  expect(components).toEqual(expect.arrayContaining(Object.keys(SHOWN_BY)));
});

it('draws every section', async () => {
  await renderApp('/gallery');
  const titles = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
  for (const title of ['Button', 'Field', 'Password field', 'Checkbox', 'Radio group', 'Banner', 'Dialog', 'Waiting']) {
    expect(titles).toContain(title);
  }
});
