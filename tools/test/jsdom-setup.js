/* Browser interfaces that jsdom lacks and that antd, RTK Query or our code expect. */
const Module = require('node:module');

const { MessageChannel } = globalThis;
globalThis.MessageChannel = class extends MessageChannel {
  constructor() {
    super();
    // A port that is listened to would keep the test process alive.
    for (const port of [this.port1, this.port2]) port.ref = () => port;
  }
};

globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

globalThis.CSS = { escape: (text) => text.replace(/[^\w-]/g, '\\$&') };

globalThis.matchMedia = (media) => ({
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

/* jsdom looks through all options for one named `length` each time it is read: for 250 countries, in each render. */
Object.defineProperty(HTMLSelectElement.prototype, 'options', {
  configurable: true,
  get() {
    return [...this.querySelectorAll('option')];
  },
});

/* There is nothing to scroll, and no text has a place. */
Element.prototype.scrollIntoView ??= () => {};
Range.prototype.getClientRects ??= () => [];

/*
 * jsdom weighs every rule of every style sheet for each element it is asked about, a tenth of the processor time; what
 * hides an element is known without. The style of a pseudo-element is unknown here, so it is that of its element.
 */
const { getComputedStyle } = globalThis;
const NOT_DISPLAYED =
  '[hidden], dialog:not([open]), input[type=hidden], head, script, style, template, .ant-select-dropdown-hidden';
const COMPUTED = {
  display: (element) => (element.matches(NOT_DISPLAYED) ? 'none' : element.style?.display || 'block'),
  visibility: (element) => element.closest('[style*=visibility]')?.style.visibility || 'visible',
  opacity: (element) => element.style?.opacity || '1',
  pointerEvents: (element) => element.style?.pointerEvents ?? '',
  content: () => '',
};
const valueOf = (element, name) => {
  if (Object.hasOwn(COMPUTED, name)) return COMPUTED[name](element);
  const style = getComputedStyle(element);
  return typeof style[name] === 'function' ? style[name].bind(style) : style[name];
};
globalThis.getComputedStyle = (element) =>
  new Proxy(Object.create(null), {
    get: (_none, name) =>
      name === 'getPropertyValue'
        ? (property) => valueOf(element, property) ?? getComputedStyle(element).getPropertyValue(property)
        : valueOf(element, name),
  });

const replaceModule = (name, exports) => {
  const file = require.resolve(name);
  Module._cache[file] ??= Object.assign(new Module(file), { filename: file, loaded: true, exports });
};

/* In tests antd gives all elements the same id, so that labels would name the wrong ones. */
const { useId } = require('react');
replaceModule('@rc-component/util/lib/hooks/useId', {
  __esModule: true,
  getId: (prefix, key) => `${prefix}-${key}`,
  default: (id) => {
    const ownId = useId();
    return id || ownId;
  },
});

/* Nothing here shows a style: antd writes none, which was a tenth of the processor time of a screen. */
for (const hook of ['useStyleRegister', 'useCSSVarRegister'])
  replaceModule(`@ant-design/cssinjs/lib/hooks/${hook}`, { __esModule: true, default: () => undefined });

/* React remembers for its developer tools where each element was made, which took a tenth of the processor time. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Infinity,
  set() {},
});
