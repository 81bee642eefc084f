/** Browser chrome colour; equals `--paper` in tokens.css. */
export const PAPER = { light: '#fafaf7', dark: '#14181a' } as const;
