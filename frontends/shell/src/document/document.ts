import type { PageParts } from '@kp/client';
import { escapeHtml, type PriceDisplay } from '@kp/commerce';
import { directionOf, type LanguageCode } from '@kp/i18n';
import { DEFAULT_SHOP_NAME, shopName } from '@kp/i18n/shop-name';
import { shopWeekStart } from '@kp/i18n/shop-week';
import { PAGE_BACKGROUND } from '@kp/ui';
import type { RemoteName } from '../remotes/remote-modules';
import { bundleEntry } from './page-assets';
import { type PageState, ROOT_ELEMENT_ID, serializeState, STATE_ELEMENT_ID } from './page-state';

interface DocumentInput {
  readonly state: PageState;
  readonly remote: RemoteName;
  readonly parts?: PageParts;
  /** Of both prices, the one that comes first until a visitor chooses. */
  readonly priceDisplay?: PriceDisplay;
  readonly head: string;
  /** Empty when the browser renders the page. */
  readonly body: string;
}

/** `latin` by default; none for scripts that the font lacks. */
const FONTS: Partial<Record<LanguageCode, readonly string[]>> = {
  ro: ['latin', 'romanian'],
  ar: [],
  zh: [],
  ja: [],
  ko: [],
};

/** The policy forbids inline scripts: state travels as JSON, scripts and styles are files. */
export function htmlDocument({ state, remote, parts, priceDisplay, head, body }: DocumentInput): string {
  const { language } = state;
  // Monday goes without saying.
  const week = shopWeekStart() === 1 ? '' : ` data-week-start="${shopWeekStart()}"`;
  const name = shopName() === DEFAULT_SHOP_NAME ? '' : ` data-shop-name="${escapeHtml(shopName())}"`;
  const prices = priceDisplay === 'gross' ? ` data-prices="${priceDisplay}"` : '';
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"${prices}${week}${name}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
${resources({ language, remoteName: remote, parts, isRendered: body !== '' })}
</head>
<body>
<div id="${ROOT_ELEMENT_ID}">${body}</div>
<script type="application/json" id="${STATE_ELEMENT_ID}">${serializeState(state)}</script>
</body>
</html>
`;
}

interface FirstViewInput {
  readonly language: LanguageCode;
  readonly remoteName: RemoteName;
  readonly parts?: PageParts;
  readonly isRendered: boolean;
}

/** Names every file of the first view, so that none is discovered late. */
function resources({ language, remoteName, parts, isRendered }: FirstViewInput): string {
  const shell = bundleEntry('shell');
  const remote = bundleEntry(remoteName);
  const fonts = FONTS[language] ?? ['latin'];
  const page = (parts && remote.pages[parts.chunk]) ?? { scripts: [], styles: [] };
  const texts = ['common', remoteName, ...(parts?.texts ?? [])].map(
    (namespace) => `${language}-${namespace}`,
  );
  const files: ScriptUrls = {
    run: shell.scripts,
    fetch: [...remote.scripts, ...page.scripts],
    ask: [remote.manifest, ...texts.map((name) => shell.texts[name])],
  };
  return [
    // First, because it blocks rendering and would wait for the stylesheets before it.
    `<script src="${shell.firstPaint}"${isRendered ? scriptAttributes(files) : ''}></script>`,
    ...fonts.map((subset) =>
      preload(shell.fonts[`archivo-${subset}`], 'font', ' type="font/woff2" crossorigin'),
    ),
    ...[...shell.styles, ...remote.styles, ...page.styles].map(
      (href) => `<link rel="stylesheet" href="${href}">`,
    ),
    ...(isRendered ? [] : scriptTags(files)),
    '<link rel="icon" href="/assets/public/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<meta name="theme-color" content="${PAGE_BACKGROUND.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${PAGE_BACKGROUND.dark}" media="(prefers-color-scheme: dark)">`,
  ]
    .filter(Boolean)
    .join('\n');
}

type ScriptUrls = Record<'run' | 'fetch' | 'ask', readonly (string | undefined)[]>;

/** Read by `first-paint.ts`, which fetches these files after the first paint. */
function scriptAttributes(files: ScriptUrls): string {
  return Object.entries(files)
    .map(([name, addresses]) => ` data-${name}="${escapeHtml(addresses.filter(Boolean).join(' '))}"`)
    .join('');
}

function scriptTags({ run, fetch, ask }: ScriptUrls): string[] {
  return [
    ...run.map((src) => `<script defer src="${src}"></script>`),
    ...fetch.map((src) => preload(src, 'script')),
    ...ask.map((href) => preload(href, 'fetch', ' crossorigin="anonymous"')),
  ];
}

function preload(href: string | undefined, as: string, attributes = ''): string {
  return href ? `<link rel="preload" href="${escapeHtml(href)}" as="${as}"${attributes}>` : '';
}
