import { act, renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { guardHistory, useBackGuard } from './back-guard';

/** What the router would be told. */
const told = jest.fn();

beforeAll(guardHistory);

beforeEach(() => {
  told.mockClear();
  window.addEventListener('popstate', told);
  window.history.replaceState({ idx: 0 }, '', '/admin?tab=orders');
  window.history.pushState({ idx: 1 }, '', '/admin?tab=settings');
});

afterEach(() => {
  window.removeEventListener('popstate', told);
  jest.restoreAllMocks();
});

it('Back asks before changes are lost, and stays where the answer is no', async () => {
  const mayLeave = jest.fn(() => false);
  const { unmount } = renderHook(() => useBackGuard(mayLeave), { wrapper: MemoryRouter });
  act(() => window.history.back());
  await waitFor(() => expect(mayLeave).toHaveBeenCalledWith(-1));
  await waitFor(() => expect(window.location.search).toBe('?tab=settings'));
  expect(told).not.toHaveBeenCalled();

  mayLeave.mockReturnValue(true);
  act(() => window.history.back());
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  expect(window.location.search).toBe('?tab=orders');
  unmount();
});
