const STILL_RUNNING_MILLISECONDS = 10_000;

/** Shows what a start is doing, in lines: a step when it begins, every ten seconds while it lasts, and when it ends. */
export function createProgress(stream) {
  // A closed terminal or pipe must not keep the launcher from stopping what it started.
  stream.on('error', () => undefined);
  const steps = new Set();
  const say = (line) => void stream.write(`${line}\n`);
  const begin = (title) => {
    const since = Date.now();
    const time = () => `(${((Date.now() - since) / 1000).toFixed(1)} s)`;
    const step = { text: '' };
    say(`… ${title}`);
    step.timer = setInterval(() => say(`… ${title}${step.text} ${time()}`), STILL_RUNNING_MILLISECONDS);
    steps.add(step);
    const end = (line) => {
      clearInterval(step.timer);
      if (steps.delete(step)) say(`${line} ${time()}`);
    };
    return {
      detail: (text) => (step.text = ` · ${text}`),
      done: (text = title) => end(`✓ ${text}`),
      fail: () => end(`✗ ${title}`),
    };
  };
  /** Says a last word on the start; its steps are not shown any more. */
  const finish = (line) => {
    for (const { timer } of steps) clearInterval(timer);
    steps.clear();
    say(line);
  };
  return { begin, say, finish };
}
