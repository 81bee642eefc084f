/** The ground of every page, for the bars that a browser draws around it; `--paper` in tokens.css. */
export const PAPER = { light: '#fafaf7', dark: '#14181a' } as const;
