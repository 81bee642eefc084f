import { corners, oval, plate, strokes } from '../outlines.mjs';

export const firstAidKit = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(162, 120, 214),
  line('M122 62V46q0-12 12-12h52q12 0 12 12v16', tones.line, 12),
  line('M122 62V46q0-12 12-12h52q12 0 12 12v16', tones.mid, 8),
  solid(
    plate(42, 58, 236, 150, 20),
    tones.accent,
    patch('M240 50h50v170h-50z', tones.accentDeep),
    patch('M40 186h210v30H40z', tones.accentDeep, 0.4),
  ),
  line('M42 88h236'),
  solid(plate(82, 76, 26, 24, 5), tones.mid),
  solid(plate(212, 76, 26, 24, 5), tones.mid),
  solid(oval(160, 144, 46), tones.accentDeep),
  patch('M148 112h24v20h20v24h-20v20h-24v-20h-20v-24h20z', tones.paper),
  gleam('M58 74h18'),
];

export const hairnet = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(160, 112, 206),
  solid(
    'M44 160C20 60 90 26 160 26s140 34 116 134q-4 22-20 26-96 20-192 0-16-4-20-26z',
    tones.accentPale,
    patch('M214 20h90v190h-90z', tones.accent, 0.25),
  ),
  line(
    'M160 30v132m-34-128q-30 60-22 126m90-126q30 60 22 126M92 50q-36 50-24 108m160-108q36 50 24 108',
    tones.accent,
    3,
  ),
  line('M66 78q94-30 188 0M48 116q112-30 224 0', tones.accent, 2),
  solid(
    'M44 158q116 26 232 0 8 18-8 30-106 28-216 0-16-12-8-30z',
    tones.accent,
    patch('M220 140h80v70h-80z', tones.accentDeep),
  ),
  line(strokes(11, [62, 170, 60, 186], 19.6), tones.accentPale, 3),
  gleam('M72 96q10-36 44-48', 5),
];

/** An open hand as a glove, about 120 × 180, its cuff at the bottom. */
const hand =
  'M86 216l2-50q-8-24-24-40-12-14-2-22t22 6l16 22-8-74q-2-14 9-16t14 12l8 52 2-66q0-14 11-14t12 14l2 66 10-58q2-14 13-12t9 16l-8 60 14-36q5-12 15-8t6 16l-16 52q-6 20-12 32l2 48z';

const glove = ({ solid, patch, gleam, line }, fill, side, cuff) =>
  solid(
    hand,
    fill,
    patch('M158 0h80v240h-80z', side),
    line('M104 132l4 14m27-14v14m24-12l-4 14', side, 3),
    gleam('M101 64l6 40', 3),
  ) + solid(plate(78, 192, 96, 28, 8), cuff, patch('M150 180h40v50h-40z', side));

export const gloves = (pen) => {
  const { tones, ground, move, turn } = pen;
  return [
    ground(160, 100, 222),
    move([10, 6], 0.94, turn(-10, [120, 220], glove(pen, tones.accent, tones.accentDeep, tones.accentDeep))),
    `<g transform="translate(316 14) scale(-.9 .9)">${turn(
      -10,
      [120, 220],
      glove(pen, tones.accentPale, tones.accent, tones.accent),
    )
      .replaceAll('"c', '"d')
      .replaceAll('#c', '#d')}</g>`,
  ];
};

export const gloveBox = (pen) => {
  const { tones, solid, patch, line, ground, move, box } = pen;
  return [
    ground(168, 124, 216),
    box(
      40,
      116,
      208,
      96,
      [40, 26],
      { top: tones.paper, side: tones.accentDeep, front: tones.accent },
      patch('M40 184h210v30H40z', tones.accentDeep, 0.5),
      line('M60 140h70m-70 18h46', tones.paper, 5),
    ),
    solid('M116 108q0-14 46-14t46 14-46 14-46-14z', tones.line),
    move([92, 4], 0.5, glove(pen, tones.accentPale, tones.mid, tones.accentPale)),
    solid('M116 108q10 12 46 12t46-12v12h-92z', tones.paper),
    solid(oval(206, 166, 24), tones.paper),
    line('M194 166l9 10 16-20', tones.accent, 5),
  ];
};

export const wipesTub = ({ tones, solid, patch, line, ground, drum }) => [
  ground(160, 78, 218),
  drum(
    { cx: 160, top: 84, bottom: 200, radius: 70, tilt: 18, fill: tones.paper },
    patch('M80 116q80 36 160 0v66q-80 36-160 0z', tones.accent),
    patch('M188 131q30-6 42-15v66q-12 9-42 15z', tones.accentDeep),
  ),
  solid(
    'M86 84V66a74 19 0 0 1 148 0v18a74 19 0 0 1-148 0z',
    tones.accent,
    patch('M190 40h60v70h-60z', tones.accentDeep),
  ),
  solid(oval(160, 66, 74, 19), tones.accent),
  solid(oval(160, 66, 30, 8), tones.line),
  solid(
    'M136 66q-20-34 4-46 8 12 20 4t18-16q12 18 6 58-24 8-48 0z',
    tones.paper,
    patch('M162 0h40v80h-40z', tones.light),
    line('M152 62q-8-16-2-26', tones.mid),
  ),
  solid(
    'M160 136q18 24 18 36a18 18 0 0 1-36 0q0-12 18-36z',
    tones.paper,
    patch('M162 130h30v70h-30z', tones.accentPale),
  ),
];

export const fireExtinguisher = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(160, 66, 222),
  line('M172 44q70-6 64 52l-6 58', tones.line, 9),
  line('M172 44q70-6 64 52l-6 50', tones.deep, 4),
  solid('M222 142h16l8 50h-30z', tones.line),
  solid(
    'M104 98q0-30 32-38h32q32 8 32 38v108q0 14-14 14h-68q-14 0-14-14z',
    tones.accent,
    patch('M168 50h50v180h-50z', tones.accentDeep),
  ),
  gleam('M118 104v84', 5),
  solid(plate(138, 44, 28, 20, 4), tones.mid),
  solid('M128 30l58-14q8 2 6 10l-56 14z', tones.mid),
  solid('M132 40h58q8 4 2 12h-54z', tones.deep),
  solid(oval(132, 50, 11), tones.paper),
  line('M132 50l4-5', tones.accent, 3),
  solid(plate(116, 118, 72, 62, 6), tones.paper, patch('M170 110h30v80h-30z', tones.light)),
  solid('M152 128q18 18 14 32-2 12-14 12t-14-12q-2-8 6-16 0 8 4 8 8-10 4-24z', tones.accentPale),
];

export const fireBlanket = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(160, 84, 222),
  solid(plate(86, 14, 148, 168, 12), tones.accent, patch('M206 10h40v180h-40z', tones.accentDeep)),
  gleam('M98 32v120', 4),
  solid(oval(156, 88, 42), tones.paper),
  solid('M156 54q26 24 20 46-4 18-20 18t-20-18q-2-12 10-24 0 12 5 12 12-14 5-34z', tones.accentPale),
  solid(corners(96, 166, 224, 166, 220, 190, 100, 190), tones.light, line('M100 178h120', tones.mid, 3)),
  solid('M112 186h24v34h-24z', tones.line),
  solid('M184 186h24v34h-24z', tones.line),
  line('M120 208h8m64 0h8', tones.paper, 4),
];

export const apron = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(160, 88, 224),
  line('M128 46Q122 8 160 8t32 38', tones.deep, 5),
  line('M88 112Q40 116 46 160m186-48q48 4 42 48', tones.deep, 5),
  solid(
    'M122 44h76q0 44 36 68l14 100q-88 16-176 0l14-100q36-24 36-68z',
    tones.accent,
    patch('M202 30h60v200h-44z', tones.accentDeep),
  ),
  line('M122 58h76', tones.accentPale, 3),
  line('M86 112q16 4 74 4t74-4', tones.accentDeep, 3),
  solid(
    'M120 138h80v38q-10 16-40 16t-40-16z',
    tones.accentPale,
    patch('M180 130h30v70h-30z', tones.accent, 0.4),
  ),
  line('M120 150h80'),
  gleam('M100 122l-10 76', 4),
];

export const plasters = ({ tones, solid, patch, line, ground, turn }) => {
  const dots = [104, 120, 136].map((y) => `M146 ${y}h0m14 0h0m14 0h0`).join('');
  const plaster = (angle, fill, side) =>
    turn(
      angle,
      [160, 120],
      solid(plate(52, 88, 216, 64, 32), fill, patch('M40 128h240v40H40z', side)),
      solid(plate(126, 88, 68, 64, 2), tones.paper),
      line(dots, tones.deep, 4),
      line('M74 112h0m14 16h0m-14 8h0m168-24h0m-14 16h0m14 8h0', tones.accentDeep, 4),
    );
  return [
    ground(168, 100, 214),
    plaster(-38, tones.accentPale, tones.accentPale),
    plaster(34, tones.accent, tones.accentDeep),
  ];
};

export const wetFloorSign = ({ tones, solid, patch, line, ground }) => [
  ground(170, 110, 220),
  solid('M164 22h20l76 190h-34z', tones.accentDeep),
  solid(
    'M130 16h44q6 0 8 6l48 186q2 10-8 10H82q-10 0-8-10l48-186q2-6 8-6z',
    tones.accent,
    patch('M196 10l60 220h-44l-46-220z', tones.accentDeep, 0.5),
  ),
  solid(plate(138, 26, 28, 10, 5), tones.paper),
  solid('M152 56l46 130h-92z', tones.paper),
  solid(oval(142, 108, 8), tones.line),
  line('M142 122l12 22-14 20m14-20l20 14m-30-32l22-2', tones.line, 6),
  line('M124 178h58', tones.accent, 4),
];
