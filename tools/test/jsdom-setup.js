/* Browser interfaces that jsdom lacks and that antd, RTK Query or our code expect. */
const { MessageChannel } = require('node:worker_threads');
const { ReadableStream, TextDecoderStream } = require('node:stream/web');
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, {
  ReadableStream,
  TextDecoder,
  TextDecoderStream,
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
      // A port that is listened to would keep the test process alive, as React's scheduler does all the time.
      for (const port of [this.port1, this.port2]) port.ref = () => port;
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

/* Modal dialogs: shown and closed as a browser does it, without the focus trap and the top layer. */
Object.assign(HTMLDialogElement.prototype, {
  showModal() {
    this.open = true;
  },
  close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

/* Toasts capture the pointer that swipes them away. */
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
});

/* There is nothing to scroll. */
Element.prototype.scrollIntoView ??= () => {};

/* The style of a pseudo-element is unknown here; antd asks for it to measure scroll bars. */
const { getComputedStyle } = globalThis;
globalThis.getComputedStyle = (element) => getComputedStyle(element);

/* In tests antd gives all elements the same id, so that labels would name the wrong ones. */
jest.mock('@rc-component/util/lib/hooks/useId', () => {
  const { useId } = jest.requireActual('react');
  const useOwnId = (id) => {
    const ownId = useId();
    return id || ownId;
  };
  return { __esModule: true, getId: (prefix, key) => `${prefix}-${key}`, default: useOwnId };
});

/* jsdom weighs every rule for every element it looks at, and antd has thousands; what it hides by a class is hidden here. */
jest.mock('@rc-component/util/lib/Dom/dynamicCSS', () => ({
  injectCSS: () => document.createElement('style'),
  updateCSS: () => document.createElement('style'),
  removeCSS: () => undefined,
  clearContainerCache: () => undefined,
}));
document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: '.ant-select-dropdown-hidden { display: none }',
  }),
);
