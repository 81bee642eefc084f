/**
 * Colours of the theme for what knows no custom properties: mails, documents, pictures and what is computed from them.
 * In the browser they are those of `libs/ui/src/theme/tokens.css`, by the names there; its spec compares them.
 */
export const THEME_COLORS = {
  light: {
    paper: '#fafaf7',
    surface: '#ffffff',
    ink: '#15191c',
    inkSoft: '#4a5457',
    steelFaint: '#e9ecec',
    steelLine: '#c9cfd0',
    action: '#0b5b47',
    actionStrong: '#074435',
    actionText: '#0b5b47',
    actionFaint: '#e3efeb',
    onAction: '#ffffff',
  },
  dark: {
    paper: '#14181a',
    surface: '#1c2124',
    ink: '#eceeed',
    inkSoft: '#b0b9bb',
    steelFaint: '#272d30',
    steelLine: '#3a4347',
    action: '#17745c',
    actionStrong: '#198066',
    actionText: '#6fcdb0',
    actionFaint: '#17332b',
    onAction: '#ffffff',
  },
} as const;
