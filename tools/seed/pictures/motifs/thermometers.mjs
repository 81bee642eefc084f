import { oval, plate, strokes } from '../outlines.mjs';

/** A small display: dark frame, pale glass, a rising row of bars instead of figures. */
const display = ({ tones, solid, patch, line }, x, y, width, height) =>
  solid(
    plate(x, y, width, height, 6),
    tones.accentPale,
    patch(`M${x} ${y}h${width}v5h-${width}z`, tones.mid),
  ) +
  line(
    [0.25, 0.42, 0.59, 0.76]
      .map((at, i) => `M${x + width * at} ${y + height - 8}v${-(height - 18) * (0.35 + i * 0.2)}`)
      .join(''),
    tones.accentDeep,
    5,
  );

export const probeThermometer = (pen) => {
  const { tones, solid, patch, line, ground, gleam, turn } = pen;
  return [
    ground(160, 120, 214),
    turn(
      -32,
      [160, 120],
      solid('M186 115h100l24 5-24 5H186z', tones.light, patch('M180 120h140v8H180z', tones.mid)),
      solid(plate(166, 104, 30, 32, 5), tones.mid),
      solid(
        'M46 80h96q34 8 34 40t-34 40H46q-34-8-34-40t34-40z',
        tones.accent,
        patch('M0 134h190v40H0z', tones.accentDeep),
      ),
      display(pen, 58, 96, 76, 44),
      solid(oval(36, 120, 10), tones.paper),
      line('M152 108v24m8-22v20', tones.accentDeep, 3),
      gleam('M50 88h60', 3),
    ),
  ];
};

export const foldingThermometer = (pen) => {
  const { tones, solid, patch, ground, gleam, turn } = pen;
  return [
    ground(176, 96),
    turn(
      52,
      [124, 62],
      solid('M118 62l2-6h8l2 6v96q-6 22-6 22t-6-22z', tones.light, patch('M124 40h20v170h-20z', tones.mid)),
    ),
    turn(
      -24,
      [180, 120],
      solid(plate(126, 26, 82, 196, 34), tones.accent, patch('M186 20h40v210h-40z', tones.accentDeep)),
      display(pen, 140, 88, 54, 56),
      solid(plate(152, 162, 30, 18, 9), tones.paper),
      gleam('M138 62q0-22 18-24', 4),
    ),
    solid(oval(124, 62, 22), tones.light, patch('M128 30h40v60h-40z', tones.mid)),
    solid(oval(124, 62, 8), tones.deep),
  ];
};

export const infraredThermometer = (pen) => {
  const { tones, solid, patch, line, ground, gleam } = pen;
  return [
    ground(196, 76),
    line('M64 80H14', tones.accent, 4),
    line('M66 62L26 46m40 52L26 114', tones.accent, 3),
    solid(
      'M166 114h74l20 88q2 12-12 12h-40q-10 0-14-12z',
      tones.line,
      patch('M214 110h60v110h-30z', tones.deep),
    ),
    line('M194 150h50m-46 18h50m-46 18h50', tones.deep, 3),
    solid('M146 116l34 6-4 34q-14 6-20-6z', tones.accentDeep),
    solid(
      'M92 46h120q10-14 28-14h14q14 0 16 16l4 54q0 20-20 20H92q-16 0-16-16V62q0-16 16-16z',
      tones.accent,
      patch('M60 92h230v40H60z', tones.accentDeep),
    ),
    solid(plate(62, 52, 24, 58, 8), tones.mid),
    solid(plate(54, 62, 14, 38, 6), tones.line),
    display(pen, 206, 48, 52, 46),
    gleam('M104 58h76'),
    line('M118 100v12m10-12v12m10-12v12', tones.accentPale, 3),
  ];
};

export const dialThermometer = ({ tones, solid, patch, line, ground, gleam, turn }) => [
  ground(160, 110, 216),
  turn(
    -38,
    [120, 100],
    solid('M114 160h12l-2 110-4 12-4-12z', tones.light, patch('M120 150h20v140h-20z', tones.mid)),
    solid(plate(106, 152, 28, 22, 4), tones.mid),
  ),
  solid(oval(114, 96, 78), tones.light, patch('M134 0h90v200h-90z', tones.mid)),
  solid(oval(114, 96, 62), tones.paper),
  line('M71 128a54 54 0 0 1 0-64', tones.mid, 9),
  line('M76 58a54 54 0 0 1 76 0', tones.accentPale, 9),
  line('M158 65a54 54 0 0 1 0 62', tones.accent, 9),
  line('M114 96l34-22', tones.accentDeep, 5),
  solid(oval(114, 96, 9), tones.deep),
  gleam('M50 74a70 70 0 0 1 34-40', 5),
];

export const fridgeThermometer = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(160, 74, 222),
  line('M160 52V26q0-16 16-16t16 14', tones.deep, 7),
  line('M160 52V26q0-16 16-16t16 14', tones.light, 3),
  solid(plate(138, 42, 44, 22, 6), tones.mid),
  solid(oval(160, 134, 84), tones.accent, patch('M190 30h80v200h-80z', tones.accentDeep)),
  solid(oval(160, 134, 68), tones.paper),
  line('M118 172a58 58 0 0 1-12-58', tones.accent, 8),
  line('M109 104a58 58 0 0 1 102 0', tones.mid, 8),
  line('M214 112a58 58 0 0 1-12 60', tones.accentPale, 8),
  line(strokes(1, [160, 86, 160, 96], 0) + 'M132 94l5 8m51-8l-5 8m-70 32h10m74 0h10', tones.deep, 3),
  line('M160 138l-36-24', tones.line, 5),
  solid(oval(160, 138, 9), tones.accentDeep),
  solid(plate(142, 172, 36, 14, 4), tones.accentPale),
  gleam('M88 118a74 74 0 0 1 30-44', 5),
];

export const ovenProbe = (pen) => {
  const { tones, solid, patch, line, ground, gleam, turn } = pen;
  return [
    ground(160, 126),
    line(
      'M126 190q0 24 40 22c50-2 20-40 60-52 26-8 44 10 40 34-4 20-40 16-34-12 6-30 30-44 28-78',
      tones.line,
      7,
    ),
    line(
      'M126 190q0 24 40 22c50-2 20-40 60-52 26-8 44 10 40 34-4 20-40 16-34-12 6-30 30-44 28-78',
      tones.deep,
      3,
    ),
    turn(
      16,
      [262, 100],
      solid('M256 20l6-14 6 14v64h-12z', tones.light, patch('M262 0h20v90h-20z', tones.mid)),
      solid(plate(250, 78, 24, 34, 8), tones.accent, patch('M264 70h20v50h-20z', tones.accentDeep)),
    ),
    solid(plate(48, 34, 152, 160, 18), tones.light, patch('M176 30h40v170h-40z', tones.mid)),
    display(pen, 66, 54, 116, 72),
    solid(plate(66, 146, 32, 26, 8), tones.accent),
    solid(plate(108, 146, 32, 26, 8), tones.paper),
    solid(plate(150, 146, 32, 26, 8), tones.paper),
    gleam('M58 60v90', 4),
  ];
};

export const dataLogger = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(160, 84, 220),
  solid('M132 40q0-26 28-26t28 26h-14q0-12-14-12t-14 12z', tones.mid),
  solid(plate(92, 36, 136, 182, 20), tones.light, patch('M202 30h40v200h-40z', tones.mid)),
  gleam('M102 66v110', 4),
  solid(plate(108, 56, 104, 82, 8), tones.accentPale, patch('M108 56h104v10h-104z', tones.paper)),
  line('M120 122h82', tones.deep, 2),
  line('M120 112l16-16 14 10 18-28 14 18 18-10', tones.accent, 4),
  solid(oval(136, 168, 16), tones.accent, patch('M138 150h20v40h-20z', tones.accentDeep)),
  solid(oval(184, 168, 16), tones.paper),
  line('M178 168h12', tones.deep, 3),
  line('M142 200h36', tones.deep, 4),
];

export const timer = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(160, 82, 220),
  solid('M148 20h24v26h-24z', tones.mid),
  solid(plate(136, 12, 48, 20, 8), tones.light),
  solid('M222 48l18 16-14 16-18-16z', tones.mid),
  solid(oval(160, 132, 86), tones.accent, patch('M190 30h80v200h-80z', tones.accentDeep)),
  solid(oval(160, 132, 68), tones.paper),
  patch('M160 132V76a56 56 0 0 1 53 39z', tones.accentPale),
  line(
    [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]
      .map(
        (a) =>
          `M${(160 + 58 * Math.sin((a * Math.PI) / 180)).toFixed(1)} ${(132 - 58 * Math.cos((a * Math.PI) / 180)).toFixed(1)}L${(160 + 49 * Math.sin((a * Math.PI) / 180)).toFixed(1)} ${(132 - 49 * Math.cos((a * Math.PI) / 180)).toFixed(1)}`,
      )
      .join(''),
    tones.deep,
    3,
  ),
  line('M160 132V88', tones.line, 5),
  line('M160 132l32-11', tones.accent, 5),
  solid(oval(160, 132, 8), tones.line),
  gleam('M86 116a76 76 0 0 1 32-46', 5),
];
