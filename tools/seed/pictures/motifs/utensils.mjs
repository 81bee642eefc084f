import { corners, dots, oval, plate } from '../outlines.mjs';

/** A straight grip along x = 160 with a hanging hole at its lower end. */
const grip = ({ tones, solid, patch, gleam }, top, bottom, width = 26) =>
  solid(
    plate(160 - width / 2, top, width, bottom - top, width / 2),
    tones.accent,
    patch(`M164 ${top}h40v${bottom - top}h-40z`, tones.accentDeep),
  ) +
  solid(oval(160, bottom - 14, 4.5), tones.paper) +
  gleam(`M154 ${top + 12}v${bottom - top - 44}`, 3);

export const whisk = (pen) => {
  const { tones, line, ground, turn, solid } = pen;
  const wires = [58, 36, 14]
    .map((r) => `M156 146C${160 - r} 104 ${160 - r * 1.1} 8 160 8S${160 + r} 104 164 146`)
    .join('');
  return [
    ground(166, 110, 222),
    turn(
      40,
      [160, 130],
      line(wires, tones.line, 6),
      line(wires, tones.mid, 2.5),
      solid(plate(148, 138, 24, 16, 4), tones.mid),
      grip(pen, 150, 256, 28),
    ),
  ];
};

export const ladle = (pen) => {
  const { tones, solid, patch, ground, gleam, turn } = pen;
  return [
    ground(166, 110, 218),
    turn(
      34,
      [156, 142],
      solid('M153 64h14v110h-14z', tones.light, patch('M161 60h20v120h-20z', tones.mid)),
      grip(pen, 152, 250),
      solid(
        'M98 20h124q2 66-62 66T98 20z',
        tones.light,
        patch('M176 0h60v100h-60z', tones.mid),
        gleam('M112 36q6 24 24 32', 4),
      ),
      solid(oval(160, 20, 62, 15), tones.mid, patch('M110 22a50 11 0 0 0 100 0l20 20h-140z', tones.light)),
    ),
  ];
};

export const skimmer = (pen) => {
  const { tones, solid, patch, line, ground, turn } = pen;
  const holes = [
    [160, 62],
    ...[0, 60, 120, 180, 240, 300].map((a) => [
      160 + 21 * Math.cos((a * Math.PI) / 180),
      62 + 21 * Math.sin((a * Math.PI) / 180),
    ]),
    ...Array.from({ length: 12 }, (_, i) => [
      160 + 41 * Math.cos((i * Math.PI) / 6),
      62 + 41 * Math.sin((i * Math.PI) / 6),
    ]),
  ];
  return [
    ground(166, 108, 220),
    turn(
      38,
      [160, 126],
      solid('M153 112h14v60h-14z', tones.light, patch('M161 100h20v80h-20z', tones.mid)),
      grip(pen, 154, 256),
      solid(oval(160, 62, 60), tones.light, patch('M186 0h60v140h-60z', tones.mid)),
      line(dots(holes), tones.line, 10),
    ),
  ];
};

export const turner = (pen) => {
  const { tones, solid, patch, line, ground, gleam, turn } = pen;
  return [
    ground(166, 108, 220),
    turn(
      38,
      [154, 150],
      solid('M153 100h14v70h-14z', tones.light, patch('M161 90h20v90h-20z', tones.mid)),
      grip(pen, 150, 256, 28),
      solid(
        'M110 4h100q6 0 6 8l-12 84q-2 12-14 12h-60q-12 0-14-12l-12-84q0-8 6-8z',
        tones.light,
        patch('M188 0h40v120h-40z', tones.mid),
      ),
      line('M136 26l4 56m20-56v56m24-56l-4 56', tones.line, 8),
      line('M136 26l4 56m20-56v56m24-56l-4 56', tones.paper, 4),
      gleam('M116 14h30', 3),
    ),
  ];
};

export const tongs = ({ tones, solid, patch, line, ground, turn }) => [
  ground(166, 108, 220),
  turn(
    48,
    [160, 120],
    solid(
      'M168 244q26-60 24-150l6-66q18-4 26 10l-8 60q-2 90-38 150z',
      tones.mid,
      patch('M200 0h40v250h-40z', tones.deep),
    ),
    solid('M152 244q-26-60-24-150l-6-66q-18-4-26 10l8 60q2 90 38 150z', tones.light),
    solid('M105 108l22 0q2 60 16 96l-16 20q-20-50-22-116z', tones.accent),
    solid('M215 108l-22 0q-2 60-16 96l16 20q20-50 22-116z', tones.accentDeep),
    line('M98 36l-10 2m12 12l-10 2m12 12l-10 2M222 36l10 2m-12 12l10 2m-12 12l10 2', tones.line, 3),
    solid(plate(138, 226, 44, 26, 10), tones.mid),
    solid(oval(160, 239, 5), tones.paper),
  ),
];

export const rollingPin = ({ tones, solid, patch, ground, gleam, turn }) => [
  ground(166, 124, 206),
  turn(
    -28,
    [160, 120],
    solid(plate(-8, 106, 62, 28, 14), tones.accent, patch('M-20 122h90v20h-90z', tones.accentDeep)),
    solid(plate(266, 106, 62, 28, 14), tones.accent, patch('M250 122h90v20h-90z', tones.accentDeep)),
    solid(plate(44, 112, 20, 16, 3), tones.mid),
    solid(plate(256, 112, 20, 16, 3), tones.mid),
    solid(plate(56, 84, 208, 72, 16), tones.light, patch('M50 130h220v30H50z', tones.mid)),
    gleam('M72 98h150', 5),
  ),
];

export const pipingBag = ({ tones, solid, patch, line, ground, gleam, turn, move }) => [
  ground(170, 100, 222),
  move(
    [22, 40],
    0.84,
    turn(
      32,
      [176, 150],
      solid(
        'M70 28q40-26 90-14t90 4q6 10-2 18L186 188h-52L72 46q-6-8-2-18z',
        tones.accent,
        patch('M196 0l70 10-76 190h-40z', tones.accentDeep),
      ),
      line('M82 40q40-14 80-6t76 2', tones.accentPale, 3),
      gleam('M100 62l40 92', 4),
      solid('M130 182h60l-4 12h-52z', tones.paper),
      solid(`M136 194h48l-16 48-4-6-4 6-4-6-4 6z`, tones.mid, patch('M162 190h30v60h-30z', tones.deep)),
    ),
  ),
];

export const ovenMitt = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(166, 88, 224),
  solid(
    'M96 186V92q0-72 62-72t62 72v22q10-20 26-20 22 2 18 26-6 34-44 52v14z',
    tones.accent,
    patch('M186 0h90v190h-90z', tones.accentDeep),
  ),
  line('M132 56v110m32-120v120m-56-84h112m-112 34h112m-112 34h112', tones.accentPale, 2),
  line('M220 114v30', tones.line),
  solid(plate(88, 182, 140, 36, 8), tones.light, patch('M190 180h50v40h-50z', tones.mid)),
  line('M96 192h124m-124 16h124', tones.deep, 2),
  solid('M108 218q-8 16 6 16t8-16', tones.paper),
  gleam('M108 92q2-44 34-54', 5),
];

export const squeezeBottles = ({ tones, solid, patch, line, ground, gleam, move }) => {
  const bottle = (fill, side, cap) => [
    solid('M40 8q2-6 8 0l5 36H35z', cap),
    solid(plate(22, 42, 44, 18, 4), cap, patch('M52 40h20v24H52z', tones.accentDeep)),
    solid(
      'M24 60h40q20 10 20 32v92q0 12-12 12H16q-12 0-12-12V92q0-22 20-32z',
      fill,
      patch('M58 50h40v160H58z', side),
    ),
    line('M66 110h10m-10 18h10m-10 18h10m-10 18h10', tones.line),
    gleam('M16 98v72', 4),
  ];
  return [
    ground(164, 104, 216),
    move([182, 18], 1, ...bottle(tones.accentPale, tones.mid, tones.accent)),
    move([52, 18], 1, ...bottle(tones.light, tones.mid, tones.accentDeep)),
    move([112, 26], 1, ...bottle(tones.accent, tones.accentDeep, tones.accentPale)),
  ];
};

export const grater = ({ tones, solid, patch, line, ground, gleam }) => {
  const rows = [0, 1, 2, 3, 4].map((row) =>
    Array.from(
      { length: 4 + (row > 2) },
      (_, i) => `M${136 - row * 3 + i * 20 - (row > 2 ? 6 : 0)} ${92 + row * 23}q5-9 10 0`,
    ).join(''),
  );
  return [
    ground(166, 92, 220),
    line('M128 62q0-44 36-44t36 44', tones.line, 17),
    line('M128 62q0-44 36-44t36 44', tones.accent, 13),
    solid(corners(214, 60, 244, 72, 268, 204, 244, 214), tones.deep),
    solid(
      corners(112, 60, 214, 60, 244, 214, 82, 214),
      tones.light,
      patch(corners(82, 194, 250, 194, 250, 220, 80, 220), tones.mid),
    ),
    line(rows.join(''), tones.line, 4),
    gleam('M118 72L98 180', 4),
    line('M231 84l4 0m2 24l4 0m0 24l4 0m2 24l4 0', tones.paper, 4),
  ];
};

export const peeler = (pen) => {
  const { tones, solid, patch, line, ground, turn } = pen;
  return [
    ground(164, 104, 220),
    turn(
      36,
      [160, 120],
      grip(pen, 118, 252, 34),
      line('M160 122V98m-46 0h92', tones.line, 11),
      line('M160 122V98m-46 0h92', tones.mid, 7),
      line('M114 98V26m92 72V26', tones.line, 11),
      line('M114 98V26m92 72V26', tones.mid, 7),
      solid(plate(112, 22, 96, 28, 8), tones.light, patch('M100 38h120v20H100z', tones.mid)),
      line('M124 36h72', tones.line, 5),
    ),
  ];
};
