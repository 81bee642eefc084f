const Module = require('node:module');
const { JSDOM, VirtualConsole } = require('jsdom');
const SharedRealmEnvironment = require('./environment');

/** Node's own serve the window too: fake timers replace them, and ours are put back after each file. */
const OF_NODE = [
  'clearInterval',
  'clearTimeout',
  'setInterval',
  'setTimeout',
  'queueMicrotask',
  'console',
  'crypto',
  'performance',
  'fetch',
  'Date',
  'structuredClone',
  'TextDecoder',
  'TextEncoder',
];
/** jsdom has none: `jsdom-setup.js` gives them to each window, the last one is added by Revolut's script. */
const ADDED = ['CSS', 'matchMedia', 'ResizeObserver', 'RevolutCheckout'];

/** Packages that were loaded beside a window, apart from those of rules and services. */
const modulesOfScreens = Object.create(null);

/**
 * The test environment of screens: the worker's own realm with the interfaces of a browser, a window for each file.
 * Without a context of their own, packages such as React and antd are executed once per worker.
 */
class ScreenEnvironment extends SharedRealmEnvironment {
  constructor(config, context) {
    super(config);
    const virtualConsole = new VirtualConsole().sendTo(context.console, { omitJSDOMErrors: true });
    virtualConsole.on('jsdomError', (error) => context.console.error(error));
    this.dom = new JSDOM('<!DOCTYPE html>', {
      pretendToBeVisual: true,
      url: 'http://localhost/',
      virtualConsole,
    });
    this.showWindow();
    this.modules = Module._cache;
    Module._cache = modulesOfScreens;
  }

  /** A name of the window is a global; setting either sets both. */
  showWindow() {
    const { window } = this.dom;
    this.shown = new Map();
    for (const name of namesOf(window)) {
      this.shown.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
      const method = methodOf(window, name);
      Object.defineProperty(globalThis, name, {
        configurable: true,
        enumerable: true,
        get: () => (window[name] === method?.original ? method?.bound : window[name]),
        set: (value) => void (window[name] = value),
      });
    }
    for (const name of OF_NODE)
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => globalThis[name],
        set: (value) => void (globalThis[name] = value),
      });
  }

  /** React and jsdom may still end what they began, so the window stays until another file begins. */
  async teardown() {
    await super.teardown();
    Module._cache = this.modules;
    SharedRealmEnvironment.beforeNext = () => this.hideWindow();
  }

  hideWindow() {
    for (const [name, was] of this.shown) {
      delete globalThis[name];
      if (was) Object.defineProperty(globalThis, name, was);
    }
    this.dom.window.close();
  }

  exportConditions() {
    return ['browser'];
  }
}

/** Everything of a window that the realm has not, or has otherwise. */
function namesOf(window) {
  const names = new Set(ADDED);
  for (let holder = window; holder !== Object.prototype; holder = Object.getPrototypeOf(holder))
    for (const name of Object.getOwnPropertyNames(holder)) names.add(name);
  for (const name of ['constructor', 'global', 'globalThis', ...OF_NODE]) names.delete(name);
  return [...names].filter((name) => !(name in globalThis) || !Object.is(window[name], globalThis[name]));
}

/** A method of the window is called on it, as a browser does with a bare name. */
function methodOf(window, name) {
  const original = window[name];
  if (typeof original !== 'function' || Object.hasOwn(original, 'prototype')) return undefined;
  return { original, bound: original.bind(window) };
}

module.exports = ScreenEnvironment;
