/** The scripts of UAX 31 that are in everyday use, by their codes in Unicode. */
const SCRIPTS =
  'Latn Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Knda Khmr Laoo Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt';

/** Chinese, Japanese and Korean are written with several scripts at once (UTS 39). */
const WRITING_SYSTEMS = [...SCRIPTS.split(' '), 'Hani Bopo', 'Hani Hira Kana', 'Hani Hang'].map((scripts) => {
  const classes = scripts.split(' ').map((script) => `\\p{scx=${script}}`);
  return new RegExp(`^[${classes.join('')}\\p{sc=Zyyy}\\p{sc=Zinh}]*$`, 'u');
});

/** False for "pаypal" with a Cyrillic letter: mixed scripts let one name look like another. */
export function hasOneScript(text: string): boolean {
  return WRITING_SYSTEMS.some((writingSystem) => writingSystem.test(text));
}
