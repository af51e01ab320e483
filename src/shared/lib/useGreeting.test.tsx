import { renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { setupTestStore } from '@testing/setupTestStore';
import { useGreeting } from './useGreeting';

function greeted() {
  const { store } = setupTestStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <Provider store={store}>{children}</Provider>
    </StrictMode>
  );
  const hook = renderHook(() => useGreeting('Welcome to Grazewell', 'Hello!'), { wrapper });
  return { ...hook, toasts: () => store.getState().ui.toasts };
}

it('is one information toast, with its title', () => {
  const { toasts } = greeted();
  expect(toasts()).toHaveLength(1);
  expect(toasts()[0]).toMatchObject({ kind: 'info', title: 'Hello!', message: 'Welcome to Grazewell' });
});

it('is said once, however often the page is drawn', () => {
  const { toasts, rerender } = greeted();
  rerender();
  rerender();
  expect(toasts()).toHaveLength(1);
});
