import { readFileSync } from 'node:fs';
import path from 'node:path';
import { THEME_COLORS } from '@kp/commerce/theme-colors';

/** "#fff" as "#ffffff". */
const whole = (color: string) =>
  color.length === 4 ? color.replace(/[0-9a-f]/g, (digit) => digit + digit) : color;

it('the colours outside of the browser are those of the style sheet', () => {
  const tokens = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
  const named = (name: string) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [...tokens.matchAll(new RegExp(`--${property}: (#\\w+);`, 'g'))].map(([, color]) => whole(color!));
  };
  // What the dark scheme leaves out is as in the light one.
  for (const [name, light] of Object.entries(THEME_COLORS.light)) {
    const [inLight, inDark = inLight] = named(name);
    expect([name, inLight, inDark]).toEqual([
      name,
      light,
      THEME_COLORS.dark[name as keyof typeof THEME_COLORS.dark],
    ]);
  }
});
