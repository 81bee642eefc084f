const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MILLISECONDS = 120;
/** Without a terminal (a log, a pipe) a long step says that it is alive in lines. */
const LINE_MILLISECONDS = 10_000;
const WORTH_A_LINE_MILLISECONDS = 1000;

/**
 * @typedef {object} Step
 * @property {(text: string) => void} detail what it is at
 * @property {(text?: string) => void} done
 * @property {() => void} fail
 *
 * @typedef {object} Progress
 * @property {(title: string) => Step} begin steps may run at the same time
 * @property {(line: string) => void} say a line of its own
 * @property {(line: string) => void} finish says a last word on the start; steps are not shown any more
 */

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Shows what a start is doing: one moving line in a terminal, plain lines elsewhere.
 * @param {NodeJS.WriteStream} stream
 * @returns {Progress}
 */
export function createProgress(stream) {
  const live = Boolean(stream.isTTY);
  const steps = new Set();
  let timer = null;
  let frame = 0;
  let finished = false;
  // A closed terminal or pipe must not keep the launcher from stopping what it started.
  stream.on('error', () => undefined);

  const clear = () => live && stream.write('\r\x1b[K');
  const describe = (step) => `${step.title}${step.text ? ` · ${step.text}` : ''} (${seconds(step.since)})`;
  const draw = () => {
    if (!live || steps.size === 0) return;
    frame = (frame + 1) % FRAMES.length;
    const text = `${FRAMES[frame]} ${[...steps].map(describe).join('  |  ')}`;
    stream.write(`\r\x1b[K${text.slice(0, (stream.columns || 80) - 1)}`);
  };
  const tick = () => {
    if (live) return draw();
    for (const step of steps) stream.write(`… ${describe(step)}\n`);
  };
  const say = (line) => {
    clear();
    stream.write(`${line}\n`);
    draw();
  };
  const begin = (title) => {
    const step = { title, text: '', since: Date.now() };
    if (!finished) steps.add(step);
    const announce = () => live || !steps.has(step) || stream.write(`… ${title}\n`);
    const announcing = setTimeout(announce, WORTH_A_LINE_MILLISECONDS);
    if (!finished) timer ??= setInterval(tick, live ? FRAME_MILLISECONDS : LINE_MILLISECONDS);
    const end = (line) => {
      if (!steps.delete(step)) return;
      clearTimeout(announcing);
      if (steps.size === 0) {
        clearInterval(timer);
        timer = null;
      }
      say(line);
    };
    return {
      detail: (text) => (step.text = text),
      done: (text = title) => end(`✓ ${text} (${seconds(step.since)})`),
      fail: () => end(`✗ ${title} (${seconds(step.since)})`),
    };
  };
  const finish = (line) => {
    finished = true;
    steps.clear();
    clearInterval(timer);
    say(line);
  };
  return { begin, say, finish };
}
