import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { useDialogInAddress } from './useDialogInAddress';

const OF_PAGE = ['show', 'of'];

/** A page which shows what `show` and `of` say, at that address. */
function openPage(search: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/before', `/grazing/record${search}`]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => ({ dialog: useDialogInAddress(OF_PAGE), address: useLocation(), go: useNavigate() }),
    { wrapper },
  );
  return {
    search: () => result.current.address.search,
    path: () => result.current.address.pathname,
    dialog: () => result.current.dialog,
    back: () => act(async () => void result.current.go(-1)),
    act: (what: (dialog: ReturnType<typeof useDialogInAddress>) => void) =>
      act(async () => what(result.current.dialog)),
  };
}

it('closing a dialog that a link opened takes its own parameters, and leaves those of the page', async () => {
  const page = openPage('?form=move&show=ready&herd=1&of=2&gate=3&gate=4');
  expect(page.dialog().name).toBe('move');
  await page.act(({ close }) => close());
  expect(page.path() + page.search()).toBe('/grazing/record?show=ready&of=2');
  expect(page.dialog().name).toBeNull();
});

it('closing it where nothing else stands in the address leaves the page alone', async () => {
  const page = openPage('?form=move&herd=1');
  await page.act(({ close }) => close());
  expect(page.search()).toBe('');
});

it('closing is no step of the history: the way back leads to where the person came from', async () => {
  const page = openPage('?form=move&show=ready');
  await page.act(({ close }) => close());
  await page.back();
  expect(page.path()).toBe('/before');
});

it('what the page shows stays in the address while a dialog is open, and the way back closes it', async () => {
  const page = openPage('?show=ready&of=2');
  await page.act(({ open }) => open('move', { herd: '1' }));
  expect(page.search()).toBe('?form=move&show=ready&of=2&herd=1');
  await page.back();
  expect(page.search()).toBe('?show=ready&of=2');
});

it('one dialog after another takes the parameters of the first, and is one way back', async () => {
  const page = openPage('?show=ready');
  await page.act(({ open }) => open('move', { herd: '1' }));
  await page.act(({ open }) => open('count'));
  expect(page.search()).toBe('?form=count&show=ready');
  await page.act(({ close }) => close());
  expect(page.search()).toBe('?show=ready');
});
