import { oval, plate } from '../outlines.mjs';

const drop = (x, y, size) =>
  `M${x} ${y}q${size} ${size * 1.4} ${size} ${size * 2}a${size} ${size} 0 0 1-${size * 2} 0q0-${size * 0.6} ${size}-${size * 2}z`;

export const sprayBottle = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(168, 72, 222),
  line('M78 34h-26m24-16L54 8m22 40l-22 12', tones.accent, 4),
  solid(
    'M100 18h76q20 2 24 24l-8 14h-44l-12-16h-36q-8-10 0-22z',
    tones.accent,
    patch('M96 34h110v30H96z', tones.accentDeep),
  ),
  solid(plate(86, 20, 18, 20, 4), tones.line),
  solid('M128 44h14q0 24-14 38l-14-4q14-14 14-34z', tones.accentDeep),
  solid(plate(150, 54, 36, 24, 4), tones.paper, patch('M172 50h20v30h-20z', tones.mid)),
  solid(
    'M150 78h36q4 24 28 40 10 8 10 22v66q0 14-14 14h-84q-14 0-14-14v-66q0-14 10-22 24-16 28-40z',
    tones.paper,
    patch('M100 130h140v100H100z', tones.accentPale),
    patch('M194 70h50v160h-50z', tones.mid, 0.8),
  ),
  solid(plate(126, 138, 84, 58, 8), tones.accent),
  patch(drop(168, 146, 12), tones.paper),
  line('M168 80v50', tones.deep, 2),
  gleam('M121 142v56', 4),
];

export const pumpDispenser = ({ tones, solid, patch, ground, gleam }) => [
  ground(164, 66, 222),
  solid(
    'M116 26q0-10 12-10h52q8 0 8 8v16h-20v-6h-40q-12 0-12-8z',
    tones.light,
    patch('M110 28h90v20h-90z', tones.mid),
  ),
  solid('M116 30q-8 4-8 16h12V34z', tones.mid),
  solid(plate(170, 38, 16, 26, 3), tones.mid),
  solid(plate(152, 60, 52, 24, 6), tones.accent, patch('M184 50h30v40h-30z', tones.accentDeep)),
  solid(
    'M158 84h40q34 8 34 36v86q0 14-14 14h-80q-14 0-14-14v-86q0-28 34-36z',
    tones.accentPale,
    patch('M204 80h40v150h-40z', tones.accent, 0.4),
  ),
  solid(plate(138, 124, 80, 66, 8), tones.paper),
  solid(drop(178, 132, 16), tones.accent),
  gleam('M131 124v76', 4),
];

export const wallDispenser = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(160, 58, 226),
  solid(
    'M98 24q0-12 12-12h100q12 0 12 12v112q0 14-14 14h-96q-14 0-14-14z',
    tones.light,
    patch('M196 0h40v160h-40z', tones.mid),
  ),
  solid(
    plate(134, 34, 52, 74, 10),
    tones.paper,
    patch('M130 66h60v50h-60z', tones.accent),
    patch('M166 66h30v50h-30z', tones.accentDeep),
  ),
  gleam('M108 30v96', 4),
  solid(
    'M92 128h136q6 0 6 8l-6 24q-2 8-12 8H104q-10 0-12-8l-6-24q0-8 6-8z',
    tones.accent,
    patch('M196 120h50v60h-50z', tones.accentDeep),
  ),
  solid(plate(146, 166, 28, 14, 4), tones.line),
  solid(drop(160, 188, 11), tones.accentPale),
  line('M106 140h60', tones.accentPale, 4),
];

export const sanitiserStation = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(166, 78, 224),
  solid('M98 214q0-12 14-12h96q14 0 14 12v6H98z', tones.mid, patch('M90 212h140v20H90z', tones.deep)),
  solid(plate(148, 112, 24, 92, 3), tones.light, patch('M162 100h20v110h-20z', tones.mid)),
  solid(
    'M118 112h84q6 0 4 8l-6 10q-2 4-8 4h-64q-6 0-8-4l-6-10q-2-8 4-8z',
    tones.light,
    patch('M110 122h100v20H110z', tones.mid),
  ),
  solid(plate(110, 12, 100, 82, 12), tones.accent, patch('M182 0h40v110h-40z', tones.accentDeep)),
  solid(plate(130, 26, 40, 44, 8), tones.paper),
  patch(drop(150, 32, 11), tones.accent),
  solid('M136 90h48l-8 12h-32z', tones.line),
  line('M160 104v4', tones.accent, 5),
  solid(plate(148, 90, 24, 10, 3), tones.line),
  gleam('M120 26v50', 4),
  line('M146 94v20m28-20v20', tones.deep, 4),
];

export const jerrycan = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(162, 88, 222),
  solid(plate(196, 14, 40, 30, 6), tones.accent, patch('M220 10h30v40h-30z', tones.accentDeep)),
  line('M204 18v22m8-22v22m8-22v22', tones.accentDeep),
  solid(
    'M84 70q0-16 16-20l38-10q40-6 52-4h50q10 0 10 14v152q0 18-18 18H102q-18 0-18-18z',
    tones.paper,
    patch('M60 100h210v140H60z', tones.accentPale),
    patch('M218 30h50v200h-50z', tones.mid, 0.8),
  ),
  solid('M106 74q0-8 10-10l30-6q30-4 34 2 2 12-8 20h-56q-10 0-10-6z', tones.paper),
  line('M84 92h136', tones.deep, 2),
  solid(plate(104, 114, 112, 78, 8), tones.accent, patch('M186 110h40v90h-40z', tones.accentDeep)),
  patch(drop(146, 124, 18), tones.paper),
  line('M178 140h26m-26 16h18', tones.paper, 5),
  gleam('M93 110v80', 4),
];

export const foamGun = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(190, 84, 222),
  ...[
    [46, 60, 22],
    [22, 82, 16],
    [52, 96, 18],
    [26, 48, 12],
  ].map(([x, y, r]) => solid(oval(x, y, r), tones.accentPale)),
  solid('M70 62h76v28H70q-8-14 0-28z', tones.mid),
  solid(
    'M138 50h96q20 2 22 22l12 84q0 12-14 12h-22q-10 0-12-10l-8-44h-70q-10-12-10-30 0-24 6-34z',
    tones.line,
    patch('M226 40h60v140h-40z', tones.deep),
  ),
  line('M150 118q30 6 36 30', tones.line, 9),
  line('M150 118q30 6 36 30', tones.mid, 5),
  solid(plate(146, 112, 40, 12, 4), tones.accent),
  solid(
    'M136 128q0-8 8-8h48q8 0 8 8v82q0 10-10 10h-44q-10 0-10-10z',
    tones.accentPale,
    patch('M130 160h80v70h-80z', tones.accent),
    patch('M178 110h30v120h-30z', tones.accentDeep, 0.6),
  ),
  gleam('M146 136v70', 4),
  gleam('M152 60h64', 3),
];

export const tabletTub = ({ tones, solid, patch, line, ground, gleam, turn }) => [
  ground(166, 120, 218),
  solid(
    'M58 84h142l-8 122q-2 12-14 12H80q-12 0-14-12z',
    tones.paper,
    patch('M160 70h60v160h-60z', tones.mid),
  ),
  solid('M62 116h134l-4 68H66z', tones.accent, patch('M160 100h50v100h-54z', tones.accentDeep)),
  solid(plate(50, 56, 158, 30, 10), tones.accent, patch('M168 50h60v40h-60z', tones.accentDeep)),
  gleam('M62 66h70', 3),
  line('M72 56q0-40 57-40t57 40', tones.deep, 4),
  solid(oval(120, 150, 24), tones.paper),
  solid(plate(106, 140, 28, 20, 4), tones.accentPale),
  turn(
    -12,
    [240, 190],
    solid(plate(206, 168, 64, 26, 6), tones.paper),
    solid(plate(206, 180, 64, 26, 6), tones.accentPale, patch('M206 194h70v20h-70z', tones.accent, 0.5)),
  ),
  turn(
    14,
    [262, 150],
    solid(plate(236, 132, 54, 22, 6), tones.paper),
    solid(plate(236, 143, 54, 22, 6), tones.accentPale, patch('M236 156h60v14h-60z', tones.accent, 0.5)),
  ),
];

export const soapBar = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(160, 118, 212),
  solid(
    'M34 166h252q-4 40-40 44H74q-36-4-40-44z',
    tones.accent,
    patch('M30 188h270v30H30z', tones.accentDeep),
  ),
  line('M48 176h200', tones.accentPale, 3),
  solid(plate(64, 104, 192, 66, 30), tones.paper, patch('M60 142h200v40H60z', tones.mid)),
  solid(oval(160, 126, 74, 18), tones.light),
  line('M120 126h80', tones.mid, 6),
  solid(oval(98, 84, 20), tones.accentPale),
  solid(oval(134, 60, 13), tones.accentPale),
  solid(oval(206, 78, 24), tones.accentPale),
  solid(oval(176, 38, 9), tones.accentPale),
  gleam('M88 80q2-8 8-10m98 0q4-8 12-8', 3),
];

export const paperRoll = ({ tones, solid, patch, line, ground }) => [
  ground(166, 110, 220),
  solid('M186 66h76v138q-10 8-19 0t-19 2-19 2-19-4z', tones.light, patch('M246 60h30v160h-30z', tones.mid)),
  line('M190 110h70m-70 46h70', tones.deep, 1.5),
  solid('M76 66v126q0 24 72 24t72-24V66z', tones.paper, patch('M184 50h50v180h-50z', tones.mid)),
  line('M92 96v96m22-88v98', tones.light, 6),
  line('M76 150q0 22 72 22t72-22', tones.accent, 6),
  solid(oval(148, 66, 72, 26), tones.paper),
  line(oval(148, 66, 58, 20), tones.mid),
  line(oval(148, 66, 44, 15), tones.mid),
  solid(oval(148, 66, 28, 10), tones.accent),
  solid(oval(148, 67, 19, 6), tones.line),
];

export const binBags = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(166, 122, 214),
  solid('M96 84h168q20 20 20 62t-20 62H96z', tones.line, patch('M90 156h210v60H90z', tones.deep, 0.25)),
  line('M124 84q16 60 0 124m60-124q14 60 0 124', tones.deep, 2),
  solid('M150 82q24 60 0 128h44q24-60 0-128z', tones.accent, patch('M140 150h80v70h-80z', tones.accentDeep)),
  solid(oval(96, 146, 46, 62), tones.deep),
  line(oval(96, 146, 35, 49), tones.line),
  line(oval(96, 146, 25, 36), tones.line),
  solid(oval(96, 146, 15, 22), tones.paper, patch('M96 120h30v60h-30z', tones.mid)),
  solid('M262 98l34-28q8 14 4 26 10 4 6 16l-30 20z', tones.line),
  gleam('M128 98h18m62 0h40', 3),
];

export const pedalBin = ({ tones, solid, patch, line, ground, drum, gleam }) => [
  ground(160, 80, 222),
  drum({ cx: 160, top: 66, bottom: 200, radius: 70, tilt: 16, foot: 62 }),
  solid('M96 196a64 15 0 0 0 128 0l2 12a66 16 0 0 1-132 0z', tones.line),
  solid(plate(138, 210, 44, 14, 6), tones.deep),
  solid(
    'M84 66v-8q6-44 76-44t76 44v8a76 18 0 0 1-152 0z',
    tones.accent,
    patch('M192 0h60v90h-60z', tones.accentDeep),
  ),
  gleam('M104 50q10-18 34-22', 4),
  solid(plate(128, 108, 64, 60, 8), tones.paper),
  line('M142 124h36l-4 32h-28zm-4 0h44m-28 0v-6h12v6', tones.accent, 4),
];

export const faceMask = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(160, 124, 212),
  line('M72 66Q4 60 18 118t54 56m176-108q68-6 54 52t-54 56', tones.line, 7),
  line('M72 66Q4 60 18 118t54 56m176-108q68-6 54 52t-54 56', tones.paper, 3),
  solid(
    'M70 60q0-10 10-12 80-22 160 0 10 2 10 12v100q0 14-14 20-76 34-152 0-14-6-14-20z',
    tones.accentPale,
    patch('M206 20h60v200h-60z', tones.accent, 0.3),
  ),
  line('M70 86q90 12 180 0m-180 24q90 14 180 0m-180 24q90 16 180 0m-178 24q88 18 176 0', tones.accent, 3),
  gleam('M84 60h40', 3),
  line('M110 50q50-12 100 0', tones.deep, 5),
];
