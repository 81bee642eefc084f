import { TooltipTiming } from './use-tooltip';

it('a tooltip waits 700 ms; within 300 ms after another one it shows at once', () => {
  let now = 5000;
  const timing = new TooltipTiming(() => now);
  expect(timing.delay()).toBe(700);
  timing.closed();
  now += 300;
  expect(timing.delay()).toBe(0);
  now += 1;
  expect(timing.delay()).toBe(700);
});
