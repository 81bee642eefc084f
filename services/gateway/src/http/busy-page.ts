import type { IncomingMessage } from 'node:http';
import { directionOf } from '@kp/i18n/direction';
import type { LanguageCode } from '@kp/i18n/languages';
import { loadMessages } from '@kp/i18n/load-messages';
import { requestLanguage } from '../pages/page-keys';

const pages = new Map<LanguageCode, Promise<string>>();

export const asksForPage = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.accept?.includes('text/html') === true;

/** What a browser shows instead of a page until its `Refresh` header lets it ask again. */
export function busyPage({ url = '', headers }: IncomingMessage): Promise<string> {
  const language = requestLanguage(url, headers);
  const page = pages.get(language) ?? renderPage(language);
  pages.set(language, page);
  return page;
}

async function renderPage(language: LanguageCode): Promise<string> {
  const { common } = (await loadMessages(language, ['common']))[language]!;
  const { title, tryingAgain } = common!['busy'] as { title: string; tryingAgain: string };
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body><main><h1>${title}</h1><p role="status">${tryingAgain}</p></main></body>
</html>`;
}
