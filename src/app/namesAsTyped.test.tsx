import { screen } from '@testing-library/react';
import { aMe } from '@testing/factories';
import { aRecord, COWS, CREEK } from '@testing/aRecord';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

const NAMES = ['creek', 'mesa', 'Longhorns', 'Rio Seco', 'Maria Castillo'];

/** Names that a browser's translator would put into another language: "creek" is a paddock, not an "arroyo". */
function translated(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode() !== null) {
    const { textContent, parentElement } = texts.currentNode;
    const name = textContent?.trim() ?? '';
    if (NAMES.includes(name) && parentElement?.closest('[translate="no"], option') === null) {
      found.push(`${name}: ${parentElement.outerHTML.slice(0, 120)}`);
    }
  }
  return found;
}

it.each([
  ['/paddocks', 'Paddocks'],
  [`/paddocks/${CREEK}`, 'creek'],
  ['/herds', 'Herds'],
  [`/herds/${COWS}`, 'Longhorns'],
  ['/grazing', 'Grazing'],
  ['/grazing/record', 'Grazing'],
  ['/grazing/report', 'Grazing'],
  ['/todo', 'To do'],
  ['/map', 'Map'],
  ['/settings/ranch', 'Your ranch'],
  ['/settings/team', 'The team of Rio Seco'],
])('the names of a ranch stay as they were typed on %s', async (path, heading) => {
  // Its animals are "cows", which is a word.
  const named = aRecord().map((one) =>
    one.uuid === COWS ? { ...one, data: { ...one.data, name: 'Longhorns' } } : one,
  );
  const { answers } = fakeRecordServer(named);
  const me = { status: 200, body: aMe({ is_beta_tester: true }) };
  await renderApp(path, { hasSession: true, answers: { 'GET /api/v3/user/me': me, ...answers } });
  await screen.findByRole('heading', { level: 1, name: heading });
  await screen.findAllByText(/creek|Longhorns|Rio Seco/);
  expect(translated()).toEqual([]);
});
