import type { PageParts } from '@kp/client';
import { escapeHtml, type PriceDisplay } from '@kp/commerce';
import { brandColors, type SchemeColors } from '@kp/commerce/brand-colors';
import { THEME_COLORS } from '@kp/commerce/theme-colors';
import { directionOf, type LanguageCode } from '@kp/i18n';
import { hasSampleContent, shopName } from '@kp/i18n/shop-name';
import { shopWeekStart } from '@kp/i18n/shop-week';
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
  const name = hasSampleContent() ? '' : ` data-shop-name="${escapeHtml(shopName())}"`;
  const { accent, icon } = state.site.brand ?? {};
  const colors = accent ? ` data-accent="${accentOf(accent)}"` : '';
  const prices = priceDisplay === 'gross' ? ` data-prices="${priceDisplay}"` : '';
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"${prices}${week}${name}${colors}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
${resources({ language, remoteName: remote, parts, isRendered: body !== '', icon: icon?.file })}
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
  /** Of the brand, in place of that of the theme. */
  readonly icon?: string | undefined;
}

/** Names every file of the first view, so that none is discovered late. */
function resources({ language, remoteName, parts, isRendered, icon }: FirstViewInput): string {
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
    ...(icon
      ? [
          `<link rel="icon" href="/brand/${icon}" type="image/png">`,
          `<link rel="apple-touch-icon" href="/brand/${icon.replace('.png', '-touch.png')}">`,
        ]
      : THEME_ICONS),
    `<meta name="theme-color" content="${THEME_COLORS.light.paper}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${THEME_COLORS.dark.paper}" media="(prefers-color-scheme: dark)">`,
  ]
    .filter(Boolean)
    .join('\n');
}

const THEME_ICONS = [
  '<link rel="icon" href="/assets/public/icon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
];

/** Read by `first-paint.ts`, because the policy forbids inline styles: both schemes, in the order of its properties. */
function accentOf(accent: string): string {
  const { light, dark } = brandColors(accent);
  const list = ({ action, strong, text, faint, on }: SchemeColors) => [action, strong, text, faint, on];
  return [...list(light), ...list(dark)].join(' ');
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
