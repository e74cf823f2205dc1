import { afterEach, expect, test, vi } from 'vitest';
import { Live } from './live.svelte';
import { tournaments } from './tournaments';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('news without end keeps nobody from seeing a tournament anew', async () => {
  vi.useFakeTimers();
  const asked = vi.spyOn(tournaments, 'one').mockRejectedValue(new Error('away'));
  const live = new Live('cup');
  for (let moment = 0; moment < 20; moment += 1) {
    live['lobby'].hear({ type: 'tournament', id: null });
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(asked.mock.calls.length).toBeGreaterThan(3);
});
