/* Browser interfaces that jsdom lacks and that antd, RTK Query or our code expect. */
const { MessageChannel } = require('node:worker_threads');
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  structuredClone: globalThis.structuredClone ?? ((value) => JSON.parse(JSON.stringify(value))),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});

if (!globalThis.MessageChannel) {
  globalThis.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      // An open port would keep the test process alive.
      this.port1.unref();
      this.port2.unref();
    }
  };
}

globalThis.matchMedia ??= (media) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
});
