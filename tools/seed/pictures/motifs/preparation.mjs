import { oval, plate, strokes } from '../outlines.mjs';

export const scale = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(162, 124, 212),
  solid('M118 92h84l10 26H108z', tones.deep),
  solid(
    'M58 116q0-10 10-10h184q10 0 12 10l20 80q2 12-12 12H48q-14 0-12-12z',
    tones.accent,
    patch('M240 100h60v110h-34z', tones.accentDeep),
    patch('M30 190h260v20H30z', tones.accentDeep, 0.5),
  ),
  solid(
    'M66 60h188q6 0 9 5l19 27q2 8-8 8H46q-10 0-8-8l19-27q3-5 9-5z',
    tones.light,
    patch('M226 50h70v50h-40z', tones.mid),
  ),
  line('M40 96h240', tones.deep, 3),
  gleam('M74 68h110'),
  solid(plate(96, 126, 92, 44, 6), tones.line),
  line('M110 148h40', tones.accentPale, 10),
  line('M110 148h62', tones.accentPale, 3),
  solid(oval(214, 138, 9), tones.accentPale),
  solid(oval(240, 138, 9), tones.paper),
  solid(oval(217, 160, 9), tones.paper),
  solid(oval(243, 160, 9), tones.paper),
];

export const measuringJug = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(156, 92, 220),
  line('M220 78q66-10 60 50-6 50-70 46', tones.line, 19),
  line('M220 78q66-10 60 50-6 50-70 46', tones.accent, 15),
  solid(
    'M58 46l-12-14q-2-8 8-8h166q10 0 9 10l-17 170q-1 12-12 12H94q-11 0-12-12z',
    tones.paper,
    patch('M40 120h200v110H40z', tones.accentPale),
    patch('M186 20h60v210h-74z', tones.mid, 0.7),
  ),
  line('M70 120h151', tones.accent, 3),
  line('M92 70h36m-36 24h20m-18 26h36m-34 24h20m-18 24h36m-34 24h20', tones.accentDeep, 4),
  gleam('M170 44l-10 150', 5),
];

export const ramekin = ({ tones, solid, patch, line, ground, drum, gleam }) => [
  ground(160, 106, 210),
  drum(
    { cx: 160, top: 104, bottom: 188, radius: 112, foot: 92, tilt: 34, fill: tones.paper },
    line(
      Array.from(
        { length: 13 },
        (_, i) => `M${62 + i * 16.4} ${122 + 14 * Math.sin((i * Math.PI) / 12)}L${78 + i * 13.8} 224`,
      ).join(''),
      tones.mid,
      4,
    ),
  ),
  solid(oval(160, 104, 116, 37), tones.paper),
  solid(oval(160, 104, 102, 30), tones.accent, patch(oval(160, 113, 98, 28), tones.accentPale)),
  line('M92 116l28-10 22 12 30-14 22 8 32-6m-84 14l-6 16m22-46l8-12m26 20l6 18', tones.accent, 3),
  gleam('M70 92q20-14 46-18', 3),
];

export const sieve = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(132, 104, 214),
  solid(
    'M214 78l88-20q12-2 14 8t-10 14l-90 18z',
    tones.accent,
    patch('M212 90l110-24v24l-108 18z', tones.accentDeep),
  ),
  solid(
    'M28 88q4 112 96 112t96-112z',
    tones.light,
    patch('M152 80h80v130h-80z', tones.mid),
    line(strokes(11, [30, 60, 30, 210], 18.6) + strokes(8, [20, 96, 230, 96], 0, 15), tones.deep, 1.5),
  ),
  solid(oval(124, 88, 98, 26), tones.paper),
  solid(
    oval(124, 89, 87, 20),
    tones.mid,
    line(strokes(11, [34, 60, 34, 120], 18) + strokes(4, [30, 76, 220, 76], 0, 9), tones.deep, 1.5),
  ),
  line('M26 88q-14-2-12 10', tones.deep, 5),
  gleam('M44 84q20-10 46-13', 3),
];

export const pepperMill = ({ tones, solid, patch, ground, gleam }) => [
  ground(160, 58, 224),
  solid(oval(160, 22, 12), tones.mid),
  solid('M128 64q0-34 32-34t32 34v12h-64z', tones.accent, patch('M168 20h40v70h-40z', tones.accentDeep)),
  solid(plate(130, 74, 60, 12, 4), tones.mid),
  solid(
    'M132 86h56q4 30-8 50t16 62q4 18-2 22h-68q-6-4-2-22 28-42 16-62t-8-50z',
    tones.accent,
    patch('M166 80h50v150h-50z', tones.accentDeep),
  ),
  solid(plate(118, 194, 84, 28, 8), tones.light, patch('M172 190h40v40h-40z', tones.mid)),
  gleam('M142 100q-2 20 8 36', 4),
  gleam('M140 52q4-10 12-12', 4),
];

export const blowtorch = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(196, 74, 220),
  solid('M14 74q22-22 64-16v34Q36 98 14 74z', tones.accentPale),
  solid('M40 75q16-10 38-8v18q-22 0-38-10z', tones.accent),
  solid('M78 60h60v32H78q-6-16 0-32z', tones.light, patch('M70 78h80v20H70z', tones.mid)),
  line('M92 62v28m12-28v28', tones.deep, 4),
  solid('M136 52h76q18 0 22 18l6 40h-74q-10-14-30-14z', tones.line, patch('M180 40h60v80h-60z', tones.deep)),
  solid('M146 96q18 6 20 26l-12 4q-4-14-16-16z', tones.mid),
  solid(oval(214, 62, 14), tones.accent),
  solid(plate(160, 108, 84, 108, 18), tones.accent, patch('M212 100h40v120h-40z', tones.accentDeep)),
  solid(plate(170, 102, 64, 14, 5), tones.mid),
  gleam('M172 128v64', 4),
];

export const thermalServer = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(158, 78, 222),
  line('M206 82q48-6 46 46-2 48-42 54', tones.line, 19),
  line('M206 82q48-6 46 46-2 48-42 54', tones.accent, 15),
  solid(
    'M108 56h92q12 30 16 78t-4 74q-4 12-14 12h-88q-10 0-14-12-8-26-4-74t16-78z',
    tones.light,
    patch('M182 40h60v190h-60z', tones.mid),
    patch('M80 196h150v30H80z', tones.mid),
  ),
  gleam('M112 84q-10 50-4 98', 5),
  solid('M104 62q0-30 40-34h28q30 6 32 34z', tones.accent, patch('M178 20h40v50h-40z', tones.accentDeep)),
  solid('M104 62l-18-14q0-8 12-8l16 4z', tones.accentDeep),
  solid(plate(140, 14, 34, 18, 8), tones.line),
];
