import { readFileSync } from 'node:fs';

/** A day some days ago, as the filters take it. */
const dayAgo = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const MONTHS = { month: [dayAgo(0).slice(0, 7), dayAgo(90).slice(0, 7)] };

/**
 * What filters that take anything are asked for, by the end of the list's path: frequent and rare, found and not. A filter
 * that is missing here, and neither an enumeration nor a yes or no, is an error: each list is walked with all it offers.
 */
const SAMPLES = {
  '/orders': {
    search: [
      'popescu',
      'ana pop',
      'load-777@example.test',
      '0721 000 777',
      'kp-3',
      'ord-load-0500',
      'example',
      'nobody',
    ],
    from: [dayAgo(0), dayAgo(30), dayAgo(365)],
    to: [dayAgo(365)],
    tag: ['fragile', 'gift', 'unknown'],
  },
  '/products': {
    search: ['label', 'label 7', 'thermometer', 'kp-77', 'nothing-like-it'],
    category: ['food-labels', 'unknown'],
    minPrice: ['50'],
    maxPrice: ['10', '50'],
    supplier: ['7'],
    language: ['ro'],
    tag: ['season'],
    brand: ['Brand 7', 'unknown'],
    group: ['7'],
    import: ['7'],
  },
  '/product-groups': { search: ['group 7'], productId: ['7'] },
  '/invoices': {
    search: ['popescu', 'inv-0000', 'load-777', 'example', 'nobody'],
    from: [dayAgo(30), dayAgo(365)],
    to: [dayAgo(365)],
    customerId: ['777'],
    ids: ['1,2,3'],
  },
  '/bank-statements/documents': { search: ['inv-0000', 'popescu'] },
  '/vat-report': { from: [dayAgo(90)], to: [dayAgo(0)] },
  '/sales-journal': MONTHS,
  '/open-items': MONTHS,
  '/open-items/sums': MONTHS,
  '/receipts-journal': MONTHS,
  '/receipts-sums': MONTHS,
  '/accounting-states': MONTHS,
  '/order-weights': { ids: ['1,2,3'] },
  '/customers': { search: ['popescu', 'ana pop', 'load-777', '0721 000 777', 'nobody'], tag: ['wholesale'] },
  '/suppliers': { search: ['supplier 7'] },
  '/synonyms': { search: ['knife'] },
  '/synonyms/test': { q: ['label', 'thermometer'] },
  '/discount-codes': { search: ['code7'] },
  '/contact-messages': { search: ['ana', 'popescu 77'] },
  '/quote-requests': { search: ['bistro', 'bistro 77'] },
  '/audit-entries': {
    search: ['popescu', 'label', 'kp-77', 'ord-load-0500', 'nobody'],
    actor: ['3'],
    subject: ['order'],
    subjectId: ['77'],
    action: ['product.updated'],
    before: ['500000'],
    from: [`${dayAgo(30)}T00:00:00Z`],
    to: [`${dayAgo(365)}T00:00:00Z`],
  },
  '/returns': { search: ['popescu', 'load-777', 'rma 2026 777', 'ord-load-0500', 'example', 'nobody'] },
  '/jobs': { queue: ['emails'], handler: ['notifications.write-order-confirmation'] },
  '/tags': { ids: ['1,2,3'] },
  '/tags/suggestions': { search: ['fra'] },
  '/orders/customer': { email: ['load-777@example.test'] },
  '/dashboard': { days: ['7', '30', '90', '365'] },
  '/distance-sales': { year: [String(new Date().getFullYear())] },
};

SAMPLES['/invoice-sums'] = SAMPLES['/invoices'];

/** It asks the register of a country. */
const ELSEWHERE = ['/company-register'];

const PAGE = { limit: '50', offset: '0' };
const PAGING = ['limit', 'offset', 'before'];

/** The path behind the prefix of the API. */
const endOf = (path) => path.replace(/^(\/admin)?\/api/, '');

function valuesOf(path, { name, schema }) {
  const sampled = SAMPLES[endOf(path)]?.[name];
  if (sampled) return sampled;
  if (schema.enum) return schema.enum;
  if (schema.type === 'boolean') return ['true'];
  throw new Error(`${path} has a filter “${name}” without a value to ask for: add one to SAMPLES.`);
}

const isRead = (path, { get }) =>
  get &&
  !path.includes('{') &&
  !ELSEWHERE.includes(endOf(path)) &&
  (path.startsWith('/admin/api/') || path === '/api/orders') &&
  get.responses['200']?.content?.['application/json'];

/** What the API description declares: each read of the back office, with the choices of each of its parameters. */
function readsOf(document) {
  return Object.entries(document.paths)
    .filter(([path, methods]) => isRead(path, methods))
    .map(([path, { get }]) => {
      const parameters = (get.parameters ?? []).filter((each) => each.in === 'query');
      const named = (name) => parameters.some((each) => each.name === name);
      const choices = parameters
        .filter(({ name }) => name === 'before' || !PAGING.includes(name))
        .map((parameter) => ({
          name: parameter.name,
          isRequired: parameter.required === true,
          values: valuesOf(path, parameter),
        }));
      return {
        path,
        choices,
        page: Object.fromEntries(Object.entries(PAGE).filter(([name]) => named(name))),
      };
    });
}

const urlOf = (path, query) =>
  `${path}${Object.keys(query).length > 0 ? '?' : ''}${new URLSearchParams(query)}`;

/**
 * The calls of one read: as it opens, each value of each parameter, and, `paired`, each value with each value of every
 * other one.
 */
function callsOf({ path, choices, page }) {
  const required = Object.fromEntries(
    choices.filter(({ isRequired }) => isRequired).map(({ name, values }) => [name, values[0]]),
  );
  const call = (query, pairs = 0) => ({
    list: endOf(path),
    what:
      Object.entries(query)
        .map(([name, value]) => `${name}=${value}`)
        .join(' ') || 'as it opens',
    url: urlOf(path, { ...page, ...required, ...query }),
    isPair: pairs > 1,
  });
  const given = choices.flatMap(({ name, values }) => values.map((value) => ({ [name]: value })));
  const pairs = given.flatMap((one, at) =>
    given
      .slice(at + 1)
      .map((other) => ({ ...one, ...other }))
      .filter((both) => Object.keys(both).length > 1),
  );
  return [call({}), ...given.map((query) => call(query)), ...pairs.map((query) => call(query, 2))];
}

/**
 * Every call that the back office can make to read a list or a count.
 * @returns {{ list: string, what: string, url: string, isPair: boolean }[]}
 */
export function officeCalls() {
  const file = new URL('../../libs/api-client/openapi.json', import.meta.url);
  return readsOf(JSON.parse(readFileSync(file, 'utf8'))).flatMap(callsOf);
}

/** Of a search that finds too many to be counted, pages end where `UNCOUNTED_SHOWN_MAX` of @kp/commerce says. */
const UNCOUNTED = { total: 10_000, shown: 2_000, lists: ['/orders', '/invoices'] };

const shownOf = ({ list, what }, total) =>
  UNCOUNTED.lists.includes(list) && what.includes('search=') && total === UNCOUNTED.total
    ? UNCOUNTED.shown
    : total;

/** The pages in the middle and at the end of what a call found. */
export function farPages(call, found) {
  const { list, what, url, isPair } = call;
  const total = shownOf(call, found);
  const limit = Number(PAGE.limit);
  if (isPair || !/offset=0(&|$)/.test(url) || total <= 2 * limit) return [];
  const last = Math.floor((total - 1) / limit) * limit;
  const middle = Math.floor(last / 2 / limit) * limit;
  return [
    [middle, 'middle page'],
    [last, 'last page'],
  ].map(([offset, name]) => ({
    list,
    what: `${what}, ${name}`,
    url: url.replace('offset=0', `offset=${offset}`),
    isPair: false,
  }));
}
