import '@testing-library/jest-dom';

beforeEach(() => {
  // A page is rendered at build time where there is none.
  if (typeof localStorage !== 'undefined') localStorage.clear();
});
