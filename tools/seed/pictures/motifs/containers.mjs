import { corners, dots, oval, plate } from '../outlines.mjs';

export const lidBox = ({ tones, solid, patch, line, ground, gleam, label }) => [
  ground(160, 122, 214),
  solid(
    'M44 84h232l-12 114q-2 12-14 12H70q-12 0-14-12z',
    tones.paper,
    patch('M40 130h240v90H40z', tones.accentPale),
    patch('M222 70h70v150h-84z', tones.mid, 0.7),
  ),
  line('M48 130q60-14 112 0t112-4', tones.accent, 3),
  solid(
    'M30 62q0-12 12-12h236q12 0 12 12v16q0 10-10 10H40q-10 0-10-10z',
    tones.accent,
    patch('M240 40h60v60h-60z', tones.accentDeep),
  ),
  line('M48 72h170', tones.accentPale, 3),
  solid(plate(28, 78, 20, 40, 6), tones.accentDeep),
  solid(plate(272, 78, 20, 40, 6), tones.accentDeep),
  label(118, 118, 84, 62),
  gleam('M66 104l8 90', 5),
];

export const roundContainer = ({ tones, solid, patch, line, ground, drum }) => [
  ground(160, 94, 220),
  drum(
    { cx: 160, top: 74, bottom: 196, radius: 86, tilt: 20, foot: 76, fill: tones.paper },
    patch('M70 130q90 40 180 0v100H70z', tones.accent, 0.4),
  ),
  line('M190 104h32m-32 20h20m-20 20h30m-30 20h18m-18 20h28', tones.accentDeep, 4),
  solid(
    'M68 74V60a92 22 0 0 1 184 0v14a92 22 0 0 1-184 0z',
    tones.accent,
    patch('M198 30h70v80h-70z', tones.accentDeep),
  ),
  solid(oval(160, 60, 92, 22), tones.accent),
  line(oval(160, 58, 72, 15), tones.accentPale, 3),
];

export const storageJar = ({ tones, solid, patch, line, ground, drum, label }) => [
  ground(160, 76, 222),
  drum(
    { cx: 160, top: 72, bottom: 202, radius: 68, tilt: 15, fill: tones.paper },
    patch('M80 110q40-14 80 0t80-2v120H80z', tones.accentPale),
    patch('M80 150h160v80H80z', tones.accentPale),
  ),
  line(
    dots(
      [108, 136, 166, 196, 110, 122, 182, 212, 104, 214, 152].map((x, i) => [
        x,
        [120, 114, 118, 122, 146, 188, 194, 150, 172, 178, 198][i],
      ]),
    ),
    tones.accent,
    7,
  ),
  solid(
    'M86 72V58a74 16 0 0 1 148 0v14a74 16 0 0 1-148 0z',
    tones.light,
    patch('M194 30h60v70h-60z', tones.mid),
  ),
  solid(oval(160, 58, 74, 16), tones.light),
  solid('M140 46q0-26 20-26t20 26q-20 10-40 0z', tones.accent, patch('M166 10h30v50h-30z', tones.accentDeep)),
  line('M90 92q-16 8-12 24t18 4', tones.deep, 4),
  label(124, 124, 72, 54),
];

export const ingredientBin = ({ tones, solid, patch, line, ground, gleam, label }) => [
  ground(160, 100, 226),
  solid(
    'M82 92h160v106q0 12-12 12H94q-12 0-12-12z',
    tones.paper,
    patch('M200 80h50v140h-50z', tones.mid),
    patch('M80 190h170v30H80z', tones.mid),
  ),
  solid(
    corners(82, 92, 112, 40, 242, 40, 242, 92),
    tones.accentPale,
    patch(corners(82, 92, 92, 76, 242, 76, 242, 92), tones.accent, 0.4),
  ),
  line('M112 64q30-14 56 0t60-4', tones.accent, 3),
  solid(
    'M100 52q-2-16 12-20l124-4q14 2 14 16v12H112z',
    tones.accent,
    patch('M208 20h50v50h-50z', tones.accentDeep),
  ),
  solid(plate(74, 86, 176, 12, 5), tones.accent, patch('M214 80h50v30h-50z', tones.accentDeep)),
  label(116, 114, 78, 56),
  gleam('M92 108v84', 4),
  solid(oval(108, 216, 11), tones.line),
  solid(oval(216, 216, 11), tones.line),
  solid(oval(108, 216, 4), tones.mid),
  solid(oval(216, 216, 4), tones.mid),
];

export const cutleryBin = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(160, 122, 214),
  line('M58 124V54m16 70V46m16 78V58', tones.line, 7),
  line('M58 124V54m16 70V46m16 78V58', tones.mid, 3),
  solid(oval(58, 44, 9, 15), tones.light),
  solid(oval(74, 34, 9, 15), tones.light),
  solid(oval(90, 48, 9, 15), tones.light),
  ...[134, 156, 178].map((x, i) =>
    solid(`M${x - 9} ${30 + i * 6}v24q0 8 6 10v70h6v-70q6-2 6-10v-24m-13 0v22m7-22v22`, tones.light),
  ),
  ...[222, 244, 266].map((x, i) =>
    solid(`M${x - 4} 130V${40 + i * 8}q0-22 10-24 4 30-2 60v54z`, tones.light),
  ),
  solid('M26 116h268q8 0 8 8v8H18v-8q0-8 8-8z', tones.light, patch('M240 110h70v30h-70z', tones.mid)),
  solid(
    'M22 132h276l-8 72q-2 8-10 8H40q-8 0-10-8z',
    tones.accent,
    patch('M240 120h70v100h-78z', tones.accentDeep),
  ),
  line('M112 134l2 76m94-76l-2 76', tones.accentDeep, 3),
  gleam('M44 146l6 50', 4),
];

export const busTub = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(160, 124, 206),
  solid(
    'M38 96h244l-22 92q-2 12-14 12H74q-12 0-14-12z',
    tones.accent,
    patch('M220 90h80v120h-102z', tones.accentDeep),
    patch('M30 184h260v20H30z', tones.accentDeep),
  ),
  solid(
    'M62 54h196q8 0 12 6l28 34q4 8-6 8H28q-10 0-6-8l28-34q4-6 12-6z',
    tones.accent,
    patch('M248 50h60v60h-30z', tones.accentDeep),
  ),
  solid(
    corners(70, 64, 250, 64, 276, 94, 44, 94),
    tones.accentDeep,
    patch(corners(92, 80, 228, 80, 252, 96, 68, 96), tones.line, 0.35),
  ),
  solid('M128 122h64q10 0 10 10t-10 10h-64q-10 0-10-10t10-10z', tones.line),
  gleam('M66 116l14 60', 4),
  line('M72 59h120', tones.accentPale, 3),
];

export const crate = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(166, 126, 218),
  solid(corners(258, 66, 290, 42, 290, 178, 258, 208), tones.accentDeep),
  solid(corners(34, 66, 66, 42, 290, 42, 258, 66), tones.line),
  solid(corners(52, 66, 74, 50, 272, 50, 252, 66), tones.accentDeep),
  solid(plate(34, 64, 224, 146, 6), tones.accent, patch('M30 190h240v30H30z', tones.accentDeep, 0.5)),
  solid(plate(106, 78, 80, 22, 11), tones.line),
  patch(
    [0, 1, 2]
      .flatMap((row) =>
        [0, 1, 2, 3, 4, 5].map((column) => `M${50 + column * 34} ${114 + row * 30}h22v20h-22z`),
      )
      .join(''),
    tones.accentDeep,
  ),
  gleam('M44 74h50', 3),
  line('M34 108h224', tones.accentDeep),
];

export const insulatedBox = ({ tones, solid, patch, line, ground, box, label }) => [
  ground(170, 132, 218),
  box(
    34,
    96,
    204,
    114,
    [46, 28],
    { top: tones.paper, side: tones.deep, front: tones.mid },
    patch('M34 90h176v130H34z', tones.light),
    line('M34 190h210', tones.mid, 4),
  ),
  box(
    26,
    66,
    220,
    32,
    [50, 30],
    { top: tones.accent, side: tones.accentDeep, front: tones.accent },
    patch('M26 88h220v20H26z', tones.accentDeep),
  ),
  line('M70 52h170', tones.accentPale, 3),
  solid(plate(58, 86, 26, 42, 5), tones.deep),
  solid(plate(190, 86, 26, 42, 5), tones.deep),
  solid(plate(62, 112, 18, 12, 3), tones.paper),
  solid(plate(194, 112, 18, 12, 3), tones.paper),
  label(98, 126, 78, 58),
];

export const vacuumBags = (pen) => {
  const { tones, solid, patch, line, ground, gleam, turn } = pen;
  return [
    ground(168, 110, 222),
    turn(8, [180, 120], solid(plate(116, 28, 160, 186, 6), tones.light), line('M128 52h136', tones.mid, 4)),
    turn(
      -6,
      [150, 120],
      solid(
        plate(58, 24, 172, 192, 6),
        tones.paper,
        patch('M58 24h172v26H58z', tones.light),
        patch('M200 50h40v180h-40z', tones.light),
      ),
      line('M64 34h160', tones.deep, 3),
      line('M64 43h160', tones.deep, 1.5),
      line('M70 206h148m-148-7h148', tones.mid, 2),
      solid(
        'M86 112q4-34 46-40 40-6 64 20 22 26 2 58-20 30-62 32-40-2-48-34z',
        tones.accent,
        patch('M150 60h90v130h-70q30-60-20-130z', tones.accentDeep),
      ),
      line('M112 110q24-22 56-10m-64 34q30-18 74-4m-58 28q20-8 40-2', tones.accentPale, 4),
      gleam('M72 66v110', 4),
    ),
  ];
};

export const clingFilm = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(164, 136, 214),
  solid('M30 108l28-66h222l-22 66z', tones.accent, patch('M30 108l10-24h240v30z', tones.accentDeep)),
  solid(corners(258, 110, 292, 82, 292, 158, 258, 188), tones.accentDeep),
  solid(corners(28, 110, 62, 82, 292, 82, 258, 110), tones.line),
  solid(plate(52, 78, 222, 40, 20), tones.paper, patch('M50 100h230v20H50z', tones.mid)),
  solid(oval(256, 98, 18, 20), tones.light),
  solid(oval(256, 98, 7, 8), tones.line),
  solid(plate(28, 108, 230, 78, 4), tones.accent, patch('M20 168h250v30H20z', tones.accentDeep)),
  line('M190 128h48m-48 18h30', tones.accentPale, 5),
  patch('M62 88h108q8 40 2 70l8 54q-64 10-126 0l10-58q-8-30-2-66z', tones.paper, 0.62),
  line('M170 96q8 34 2 62l8 54q-64 10-126 0l10-58q-6-28-2-58'),
  line('M82 108q-4 40 0 52l-6 40m40-84q6 40 0 84m36-90q-2 50 8 92', tones.mid, 3),
  line(`M28 186${'l5 6 5-6'.repeat(23)}`, tones.line, 2),
  gleam('M72 92h70', 4),
];
