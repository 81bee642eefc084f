import type { SyntheticEvent } from 'react';

interface MailFrameProps {
  readonly title: string;
  readonly html: string;
  readonly className: string | undefined;
}

const STYLE_SHEETS = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** A mail as its reader sees it, without its scripts. */
export function MailFrame({ title, html, className }: MailFrameProps) {
  const css = [...html.matchAll(STYLE_SHEETS)].map(([, text]) => text).join('\n');
  return (
    <iframe
      title={title}
      // Without scripts; the same origin lets this page style it.
      sandbox="allow-same-origin"
      srcDoc={html.replaceAll(STYLE_SHEETS, '').replaceAll(' style="', ' data-style="')}
      onLoad={(event) => applyStyles(event, css)}
      className={className}
    />
  );
}

/** The content security policy of the shop ignores style attributes and elements, which mails need. */
function applyStyles({ currentTarget }: SyntheticEvent<HTMLIFrameElement>, css: string): void {
  const { contentDocument, contentWindow } = currentTarget;
  for (const element of contentDocument?.querySelectorAll<HTMLElement>('[data-style]') ?? [])
    element.style.cssText = element.dataset.style ?? '';
  const { CSSStyleSheet: Sheet } = (contentWindow ?? {}) as Partial<typeof globalThis>;
  if (!contentDocument || !Sheet || !('adoptedStyleSheets' in contentDocument)) return;
  const sheet = new Sheet();
  sheet.replaceSync(css);
  contentDocument.adoptedStyleSheets = [sheet];
}
