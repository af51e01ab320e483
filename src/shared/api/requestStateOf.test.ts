import { failureIn, requestStateOf } from './requestStateOf';

const failure = { code: 'last_owner', message: 'You are the last', fields: { role: 'No' } };

it.each([
  ['nothing has happened', { isLoading: false, isSuccess: false }, { status: 'idle' }],
  ['it is under way', { isLoading: true, isSuccess: false }, { status: 'pending' }],
  ['it is done', { isLoading: false, isSuccess: true }, { status: 'succeeded' }],
  ['it was refused', { isLoading: false, isSuccess: false, error: failure }, { status: 'failed', failure }],
])('when %s', (_what, result, state) => {
  expect(requestStateOf(result)).toEqual(state);
});

it('has words of our own for what is an exception', () => {
  const failed = failureIn({ name: 'AbortError', message: 'Aborted' });
  expect(failed).toEqual({ code: 'unexpected', message: 'Something went wrong. Please try again.' });
});

it('finds no failure where there is none', () => {
  expect(failureIn(undefined)).toBeUndefined();
});
