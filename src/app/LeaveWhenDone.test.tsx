import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { readAppSettings } from '@contract/http/appSettings';
import { forms } from '@features/auth';
import { appSettingsLoaded, toastShown } from '@shared/events';
import { leaveFor } from '@shared/lib/leave';
import { LeaveWhenDone } from './LeaveWhenDone';
import { createStore } from './store';

// jsdom cannot leave a page.
jest.mock('@shared/lib/leave');

const FAILURE = { code: 'invalid', message: 'No' };

function shown(settings: object = { ORIG_SITE: 'https://grazewell.example' }, afterMs = 1_500) {
  const { store } = createStore(true);
  const tell = (action: Parameters<typeof store.dispatch>[0]) => act(() => void store.dispatch(action));
  tell(appSettingsLoaded(readAppSettings(settings)));
  const view = render(
    <StrictMode>
      <Provider store={store}>
        <LeaveWhenDone form="masquerade" afterMs={afterMs} />
      </Provider>
    </StrictMode>,
  );
  return { ...view, tell };
}

beforeEach(() => {
  jest.mocked(leaveFor).mockClear();
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

it('leaves for the main site once what it says could be read', () => {
  const { tell } = shown();
  tell(forms.masquerade.succeeded());
  act(() => jest.advanceTimersByTime(1_499));
  expect(leaveFor).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(leaveFor).toHaveBeenCalledWith('https://grazewell.example');
  act(() => jest.advanceTimersByTime(10_000));
  expect(leaveFor).toHaveBeenCalledTimes(1);
});

it('begins to count when the toast is shown', () => {
  const { tell } = shown();
  const toast = toastShown('success', 'You are masquerading maria@example.com now');
  tell(forms.masquerade.succeeded());
  tell(toast);
  act(() => jest.advanceTimersByTime(9_000));
  expect(leaveFor).not.toHaveBeenCalled();
  tell({ type: 'ui/toastTaken', payload: toast.payload.id });
  act(() => jest.advanceTimersByTime(1_499));
  expect(leaveFor).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(leaveFor).toHaveBeenCalledTimes(1);
});

it('leaves after 10 s where no toast is shown', () => {
  const { tell } = shown();
  tell(forms.masquerade.succeeded());
  tell(toastShown('success', 'You are masquerading maria@example.com now'));
  act(() => jest.advanceTimersByTime(10_000));
  expect(leaveFor).toHaveBeenCalledTimes(1);
});

it.each([{}, { ORIG_SITE: '' }, { ORIG_SITE: 'javascript:alert(1)' }, { ORIG_SITE: '//evil.example' }])(
  'leaves for the start of this site with the settings %j',
  (settings) => {
    const { tell } = shown(settings, 0);
    tell(forms.masquerade.succeeded());
    act(() => jest.runAllTimers());
    expect(leaveFor).toHaveBeenCalledWith('/');
  },
);

it('stays while nothing is done, while it runs, after a refusal, and after another form', () => {
  const { tell } = shown(undefined, 0);
  tell(forms.join.succeeded());
  tell(forms.masquerade.submitted({ admin_email: 'a@b.cd', email: 'c@d.ef', admin_password: 'x' }));
  tell(forms.masquerade.failed(FAILURE));
  act(() => jest.runAllTimers());
  expect(leaveFor).not.toHaveBeenCalled();
});

it('stays when the person has gone elsewhere meanwhile', () => {
  const { tell, unmount } = shown();
  tell(forms.masquerade.succeeded());
  unmount();
  act(() => jest.runAllTimers());
  expect(leaveFor).not.toHaveBeenCalled();
});
