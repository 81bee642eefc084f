import { corners, oval, plate } from '../outlines.mjs';

export const labelDispenser = ({ tones, solid, patch, line, ground, label }) => {
  const slots = [64, 103, 142, 181, 220];
  return [
    ground(160, 132, 204),
    ...slots.map((x, i) =>
      solid(
        oval(x + 18, 82, 18, 34),
        i % 2 ? tones.paper : tones.light,
        line(oval(x + 18, 82, 11, 26), tones.mid),
        patch(oval(x + 18, 82, 5, 12), tones.deep),
      ),
    ),
    solid('M40 78q0-8 8-8h4v34h216V70h4q8 0 8 8v48H40z', tones.mid),
    solid(
      plate(34, 100, 252, 100, 10),
      tones.light,
      patch('M34 178h252v30H34z', tones.mid),
      patch('M262 90h30v120h-30z', tones.mid),
    ),
    line('M46 112h196', tones.paper, 4),
    ...slots.map((x, i) => label(x + 2, 116, 32, 58, i % 2 ? tones.accentDeep : tones.accent)),
  ];
};

export const dateGun = ({ tones, solid, patch, line, ground, gleam, turn }) => [
  ground(176, 104),
  turn(
    -8,
    [60, 160],
    solid(plate(22, 146, 56, 30, 3), tones.paper, patch('M22 146h56v9H22z', tones.accent)),
    line('M32 166h30', tones.deep, 3),
  ),
  solid('M152 126q34 4 42 34l12 34q-8 10-18 2l-16-32q-8-18-30-20z', tones.mid),
  solid(
    oval(166, 72, 42),
    tones.paper,
    patch('M166 20h60v110h-60z', tones.light),
    line(oval(166, 72, 30), tones.mid),
    line(oval(166, 72, 21), tones.mid),
  ),
  solid(oval(166, 72, 12), tones.mid),
  solid(
    'M62 96q4-22 28-22h36q10 26 40 26t42-26h20q18 0 26 16l14 34 26 66q4 14-10 18l-26 4q-12 2-16-10l-22-58q-4-12-18-12h-62l-26 12H82q-18 0-20-20z',
    tones.accent,
    patch('M62 124h150l30 90h-80l-40-80z', tones.accentDeep, 0.35),
    patch('M252 90l60 120h-40l-40-106z', tones.accentDeep),
  ),
  gleam('M76 96q4-10 16-10h26'),
  solid(oval(86, 148, 11), tones.deep),
  solid(plate(96, 98, 52, 18, 5), tones.light),
  line('M108 102v10m10-10v10m10-10v10', tones.deep),
];

export const labelPrinter = ({ tones, solid, patch, ground, gleam, label }) => [
  ground(160, 122),
  solid('M62 112q0-64 64-64h68q64 0 64 64z', tones.light, patch('M208 40h60v80h-60z', tones.mid)),
  gleam('M78 98q4-34 40-38'),
  solid(plate(92, 62, 84, 32, 10), tones.accentPale),
  solid(
    plate(50, 104, 220, 104, 14),
    tones.accent,
    patch('M238 100h40v110h-40z', tones.accentDeep),
    patch('M50 186h190v30H50z', tones.accentDeep, 0.4),
  ),
  solid(plate(88, 122, 116, 16, 8), tones.line),
  label(98, 130, 96, 72),
  solid(oval(228, 128, 7), tones.paper),
  solid(oval(228, 150, 7), tones.light),
];

export const markerPens = ({ tones, solid, shade, line, ground, gleam, turn }) => {
  const pen = (angle, cap, side) =>
    turn(
      angle,
      [160, 300],
      solid('M156 42h8l5 24h-18z', tones.deep),
      solid('M149 64h22v10h-22z', tones.mid),
      solid(plate(142, 72, 36, 136, 6), tones.paper, shade(166, tones.mid)),
      solid(plate(140, 140, 40, 70, 8), cap, shade(166, side)),
      solid('M180 150h8v44q-8 0-8-8z', side),
      line('M142 92h36', tones.mid),
      gleam('M148 152v42', 3),
    );
  return [
    ground(160, 116, 216),
    pen(-23, tones.accentDeep, tones.accentDeep),
    pen(23, tones.accentDeep, tones.accentDeep),
    pen(0, tones.accent, tones.accentDeep),
  ];
};

export const labelSheet = ({ tones, solid, patch, ground, turn, label }) => {
  const cells = [0, 1, 2].flatMap((row) => [0, 1].map((column) => [92 + column * 72, 44 + row * 54]));
  return [
    ground(168, 104, 222),
    turn(9, [160, 120], solid(plate(80, 26, 160, 192, 4), tones.mid)),
    turn(
      -4,
      [160, 120],
      solid(plate(78, 28, 164, 190, 4), tones.light, patch('M226 20h30v210h-30z', tones.mid)),
      ...cells.slice(0, 5).map(([x, y]) => label(x, y, 64, 46)),
      solid(plate(164, 152, 64, 46, 4), tones.mid),
    ),
    turn(14, [240, 180], label(198, 152, 72, 52)),
  ];
};

export const hangTags = ({ tones, solid, patch, line, ground, turn }) => {
  const tag = (angle, fill, shaded) =>
    turn(
      angle,
      [160, 34],
      solid('M160 62l34 26v104q0 8-8 8h-52q-8 0-8-8V88z', fill, patch('M178 50h30v170h-30z', shaded)),
      solid(oval(160, 90, 9), tones.paper),
      line('M140 136h40m-40 20h40m-40 20h24', tones.line, 2),
    );
  return [
    ground(160, 100, 218),
    tag(30, tones.light, tones.mid),
    tag(-30, tones.light, tones.mid),
    tag(0, tones.accent, tones.accentDeep),
    line('M160 88Q150 30 128 24m32 64q10-60 38-62', tones.deep, 3),
  ];
};

export const shelfTickets = ({ tones, solid, patch, line, ground, gleam, label }) => [
  ground(160, 130, 184),
  solid(
    corners(22, 66, 54, 44, 298, 44, 298, 58, 270, 80, 22, 80),
    tones.paper,
    patch(corners(22, 66, 270, 66, 270, 90, 22, 90), tones.mid),
    patch(corners(270, 66, 298, 44, 298, 60, 270, 84), tones.deep),
  ),
  line('M22 66h248l28-22'),
  solid(plate(14, 80, 264, 96, 8), tones.light, patch('M14 156h264v30H14z', tones.mid)),
  gleam('M26 90h220', 3),
  label(28, 96, 68, 68),
  label(112, 96, 68, 68, tones.accentDeep),
  label(196, 96, 68, 68),
];

export const sealedBag = ({ tones, solid, patch, line, ground, label }) => [
  ground(166, 96, 216),
  solid(corners(212, 62, 240, 52, 244, 196, 216, 212), tones.deep),
  solid(
    corners(84, 62, 212, 62, 218, 214, 78, 214),
    tones.light,
    patch(corners(180, 60, 230, 60, 230, 220, 184, 220), tones.mid),
    line('M96 72l-6 132', tones.paper, 4),
  ),
  solid('M82 32h132l2 34q-68 8-136 0z', tones.mid, patch('M80 24h140v20H80z', tones.light)),
  line('M82 48h133', tones.deep),
  label(122, 44, 54, 64),
  solid(oval(148, 158, 30), tones.accentPale, patch(oval(148, 158, 22), tones.accent)),
  line('M136 158l9 10 16-20', tones.paper, 5),
];

export const barcodeScanner = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(196, 84),
  patch(corners(86, 76, 12, 44, 12, 126, 86, 100), tones.accentPale),
  line('M14 46v78', tones.accent, 3),
  solid(
    'M132 110h72l24 88q2 14-12 14h-32q-12 0-16-12z',
    tones.deep,
    patch('M176 110h60v110h-44z', tones.line),
  ),
  solid('M126 114l26 8-4 26q-10 4-16-6z', tones.accentDeep),
  solid(
    'M84 58l24-10q68-18 128 2 20 8 20 30t-20 32q-58 18-130 14l-22-12z',
    tones.light,
    patch('M84 96q80 14 180-24v60H84z', tones.mid),
    patch('M214 40h60v90h-60z', tones.accent),
    patch('M214 96l60-20v40l-60 14z', tones.accentDeep),
  ),
  line('M214 46v72'),
  solid('M84 58q-12 28 0 56l12-8q-8-20 0-40z', tones.line),
  gleam('M112 60q48-12 90-4'),
];

export const freezerLabel = ({ tones, solid, patch, line, ground, turn }) => [
  ground(168, 122, 208),
  turn(
    -6,
    [160, 120],
    solid(
      'M44 56q0-10 10-10h212q10 0 10 10v92l-44 44H54q-10 0-10-10z',
      tones.paper,
      patch('M44 40h240v34H44z', tones.accent),
      patch('M160 190l120-120v130z', tones.light),
    ),
    solid('M276 148l-44 44q6-18-4-40 24 6 48-4z', tones.mid),
    ...[0, 60, 120].map((angle) =>
      turn(angle, [104, 132], line('M104 88v88m-12-76l12 12 12-12m-24 64l12-12 12 12', tones.accentDeep, 5)),
    ),
    line('M172 104h78m-78 24h60m-60 24h38', tones.deep, 5),
  ),
];

export const allergenLabels = ({ tones, solid, patch, line, ground, turn, move }) => {
  const face = (x, y, icon) =>
    move([x, y], 1, solid(plate(0, 0, 92, 84, 10), tones.paper, patch('M0 68h92v20H0z', tones.accent)), icon);
  const wheat = [0, 1, 2]
    .map((i) => `M46 ${26 + i * 12}q-14-2-14-14 14 2 14 14zm0 0q14-2 14-14-14 2-14 14z`)
    .join('');
  return [
    ground(164, 126, 222),
    turn(
      -3,
      [160, 120],
      solid(plate(46, 20, 228, 200, 8), tones.light, patch('M256 10h30v220h-30z', tones.mid)),
      face(58, 30, line('M46 20v42') + patch(wheat, tones.accentDeep)),
      face(
        162,
        30,
        solid('M14 36q26-26 48 0l16-14q-4 14 0 28l-16-14q-22 26-48 0z', tones.accentPale) +
          patch(oval(28, 34, 3), tones.line),
      ),
      face(
        58,
        126,
        solid('M46 8q22 18 22 36a22 18 0 0 1-44 0q0-18 22-36z', tones.accentPale) +
          line('M34 44q2 10 10 12', tones.paper, 4),
      ),
      face(
        162,
        126,
        solid(
          'M34 24V10h24v14l6 10v22q0 6-6 6H34q-6 0-6-6V34z',
          tones.accentPale,
          patch('M20 40h60v30H20z', tones.paper),
        ) + line('M34 18h24'),
      ),
    ),
  ];
};

export const dissolvingLabel = ({ tones, solid, patch, line, ground, turn, gleam }) => {
  const drop = (x, y, size) =>
    solid(
      `M${x} ${y}q${size} ${size * 1.4} ${size} ${size * 2}a${size} ${size} 0 0 1-${size * 2} 0q0-${size * 0.6} ${size}-${size * 2}z`,
      tones.accentPale,
    );
  return [
    ground(160, 118, 218),
    turn(
      -4,
      [160, 100],
      solid(
        'M48 42q0-10 10-10h204q10 0 10 10v98q-12 16-26 2t-26 4-28 4-26-6-28 8-26-6-30 4-34-8z',
        tones.paper,
        patch('M48 30h230v36H48z', tones.accent),
        patch('M48 126q110 30 230-6v50H48z', tones.accentPale),
      ),
      line('M70 90h130m-130 24h84', tones.deep, 5),
      solid(oval(236, 100, 20), tones.accentPale),
      line('M226 100l8 9 13-18', tones.accentDeep, 5),
    ),
    drop(96, 156, 12),
    drop(150, 166, 18),
    drop(212, 154, 15),
    drop(252, 172, 9),
    gleam('M138 200q2 8 8 10', 3),
  ];
};
