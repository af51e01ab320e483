import { act, screen, within } from '@testing-library/react';
import { added, changeRecorded } from '@records/index';
import { aRecord } from '@testing/aRecord';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import { labeled } from '@testing/labeled';
import { renderApp } from '@testing/renderApp';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15';

const open = () =>
  renderApp('/settings/device', {
    hasSession: true,
    answers: { ...fakeRecordServer(aRecord()).answers, [CHANGES]: 'no answer' },
  });
const card = async () => {
  const heading = await screen.findByRole('heading', { name: 'Install Grazewell' });
  return heading.parentElement ?? document.body;
};
const usedBy = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
const installed = (matches: boolean) =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ matches, media }) as MediaQueryList);

afterEach(() => {
  jest.restoreAllMocks();
  delete window.installOffer;
  document.cookie = 'seenMobileAppModal=; Max-Age=0; Path=/';
});

/** The person has put the prompt of phones away. */
const withoutPrompt = () => {
  document.cookie = 'seenMobileAppModal=true; Path=/';
};

it('installs the app where the browser offers it', async () => {
  const prompt = jest.fn(async () => undefined);
  window.installOffer = Object.assign(new Event('beforeinstallprompt'), { prompt });
  const { user } = await open();
  const install = await card();
  expect(install).toHaveTextContent('Open it from your Home Screen, even without a connection.');
  await user.click(within(install).getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledTimes(1);
});

it('says the two steps on iOS, and what must be sent before', async () => {
  withoutPrompt();
  usedBy(IPHONE);
  const { store } = await open();
  const install = await card();
  expect(install).toHaveTextContent('Tap Share, then Add to Home Screen.');
  expect(install).not.toHaveTextContent('starts empty');
  const note = { text: 'Fence down', at: '2026-06-01T12:00:00.000Z' } as never;
  act(() => void store.dispatch(changeRecorded(labeled('Noted'), [added('note', note)])));
  expect(await within(install).findByText(/^Send your 1 change before you install/)).toBeVisible();
});

const isMissing = async () => {
  await screen.findByRole('heading', { name: 'Your ranch on this device' });
  expect(screen.queryByRole('heading', { name: 'Install Grazewell' })).toBeNull();
};

it('is not there where nothing can be installed', async () => {
  await open();
  await isMissing();
});

it('is not there in the installed app', async () => {
  withoutPrompt();
  usedBy(IPHONE);
  installed(true);
  await open();
  await isMissing();
});
