import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * Now, again at each new minute. In the browser only, because server pages are cached, and in a task of its own,
 * because the first date format takes long.
 */
export function useMinute(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    let task: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(new Date());
      task = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    task = setTimeout(tick);
    return () => clearTimeout(task);
  }, []);
  return now;
}
