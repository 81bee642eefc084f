import { oval, plate } from '../outlines.mjs';

export const phStrips = ({ tones, solid, patch, line, ground, turn }) => {
  const scale = [0.15, 0.3, 0.45, 0.6, 0.8, 1];
  const strip = (angle, strength) =>
    turn(
      angle,
      [214, 250],
      solid(
        plate(204, 40, 20, 170, 4),
        tones.paper,
        patch('M216 30h20v190h-20z', tones.light),
        patch('M200 56h30v16h-30z', tones.accent, strength),
        patch('M200 80h30v16h-30z', tones.accentDeep, strength),
      ),
    );
  return [
    ground(160, 116, 216),
    strip(26, 0.4),
    strip(14, 0.7),
    strip(2, 1),
    solid('M40 62l12-14h126v160H40z', tones.mid),
    solid(
      plate(40, 60, 132, 152, 6),
      tones.light,
      patch('M146 50h40v170h-40z', tones.mid),
      patch('M30 50h150v40H30z', tones.accent),
    ),
    ...scale.map((strength, i) => {
      const [x, y] = [56 + (i % 2) * 52, 104 + Math.floor(i / 2) * 33];
      return (
        patch(`M${x} ${y}h44v25h-44z`, tones.paper) + patch(`M${x} ${y}h44v25h-44z`, tones.accent, strength)
      );
    }),
    line('M54 74h60', tones.paper, 5),
  ];
};

export const phMeter = ({ tones, solid, patch, line, ground, gleam, turn }) => [
  ground(156, 104, 216),
  turn(
    18,
    [160, 130],
    solid('M150 140h20v50q-2 14-10 14t-10-14z', tones.paper, patch('M162 130h20v80h-20z', tones.mid)),
    solid(plate(132, 2, 56, 146, 20), tones.accent, patch('M170 0h30v150h-30z', tones.accentDeep)),
    solid(plate(142, 26, 36, 46, 6), tones.accentPale),
    line('M150 60l8-20 8 20', tones.accentDeep, 3),
    solid(oval(160, 94, 9), tones.paper),
    gleam('M140 30v70', 3),
  ),
  solid(
    'M84 128h132l-6 78q-2 8-10 8h-100q-8 0-10-8z',
    tones.paper,
    patch('M80 160h140v60H80z', tones.accent, 0.35),
    patch('M184 120h40v100h-40z', tones.mid, 0.7),
  ),
  line('M79 128h142', tones.line, 3),
  gleam('M98 140l4 58', 4),
  line('M168 146h20m-14 18h14m-20 18h20', tones.deep, 3),
];

export const testSwabs = ({ tones, solid, patch, line, ground, gleam, turn }) => {
  const swab = (angle, x) =>
    turn(
      angle,
      [x, 120],
      solid(
        `M${x - 13} 74h26v114q-2 18-13 18t-13-18z`,
        tones.paper,
        patch(`M${x - 20} 150h40v60h-40z`, tones.accentPale),
        patch(`M${x + 4} 70h20v140h-20z`, tones.mid, 0.8),
      ),
      line(`M${x} 84v78`, tones.deep, 3),
      solid(oval(x, 168, 6, 12), tones.light),
      solid(
        `M${x - 17} 78V56q0-8 6-12V26q0-12 11-12t11 12v18q6 4 6 12v22z`,
        tones.accent,
        patch(`M${x + 5} 0h20v90h-20z`, tones.accentDeep),
      ),
      gleam(`M${x - 6} 86v60`, 3),
    );
  return [ground(160, 96, 218), swab(-22, 92), swab(-4, 160), swab(16, 228)];
};

export const hygieneMeter = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(160, 78, 222),
  solid('M196 20h26q8 0 8 8v40h-34z', tones.deep),
  solid(
    'M106 36q0-12 12-12h84q12 0 12 12l6 60-12 108q-2 14-16 14h-64q-14 0-16-14L100 96z',
    tones.light,
    patch('M190 20h40v210h-40z', tones.mid),
  ),
  gleam('M112 96l8 90', 4),
  solid(plate(118, 42, 84, 72, 8), tones.accentPale),
  solid(oval(160, 78, 24), tones.accent),
  line('M149 78l8 9 14-18', tones.paper, 5),
  solid(plate(124, 130, 22, 18, 6), tones.paper),
  solid(plate(149, 130, 22, 18, 6), tones.accent),
  solid(plate(174, 130, 22, 18, 6), tones.paper),
  solid(plate(128, 158, 20, 16, 6), tones.paper),
  solid(plate(151, 158, 18, 16, 6), tones.paper),
  solid(plate(172, 158, 20, 16, 6), tones.paper),
];

export const logBook = ({ tones, solid, patch, line, ground, gleam, label }) => [
  ground(170, 100, 220),
  solid(
    'M84 40l14-16h142v172l-14 18z',
    tones.paper,
    patch('M228 20h20v200h-20z', tones.mid),
    line('M98 32h140m-148 4h142', tones.deep),
  ),
  solid(plate(76, 38, 152, 178, 8), tones.accent, patch('M70 30h34v200H70z', tones.accentDeep)),
  line('M104 38v178'),
  label(122, 66, 88, 62, tones.accentPale),
  solid('M178 196h22v34l-11-8-11 8z', tones.paper, patch('M190 190h20v50h-20z', tones.mid)),
  line('M122 150h88m-88 18h60', tones.accentPale, 4),
  gleam('M86 56v120', 3),
];

export const clipboard = ({ tones, solid, patch, line, ground }) => [
  ground(164, 92, 224),
  solid(
    plate(76, 26, 168, 196, 12),
    tones.accent,
    patch('M228 20h30v210h-30z', tones.accentDeep),
    patch('M70 210h190v20H70z', tones.accentDeep),
  ),
  solid(plate(90, 44, 140, 162, 4), tones.paper, patch('M212 40h30v170h-30z', tones.light)),
  ...[78, 110, 142, 174].map(
    (y, i) =>
      solid(plate(104, y - 10, 20, 20, 4), i < 3 ? tones.accentPale : tones.paper) +
      (i < 3 ? line(`M108 ${y}l5 6 10-14`, tones.accentDeep, 4) : '') +
      line(`M136 ${y}h${i % 2 ? 56 : 76}`, tones.deep, 4),
  ),
  solid(
    'M126 30q0-8 8-8h10q2-12 16-12t16 12h10q8 0 8 8v20h-68z',
    tones.mid,
    patch('M120 38h80v20h-80z', tones.deep),
  ),
  solid(oval(160, 24, 5), tones.paper),
];

export const flyKiller = ({ tones, solid, patch, line, ground, gleam }) => [
  ground(160, 124, 206),
  line('M76 46L104 18h112l28 28', tones.deep, 4),
  solid(
    plate(24, 44, 272, 150, 14),
    tones.light,
    patch('M264 40h40v160h-40z', tones.mid),
    patch('M20 172h290v30H20z', tones.mid),
  ),
  gleam('M40 56h200', 4),
  solid(plate(44, 68, 232, 92, 8), tones.line),
  solid(plate(52, 82, 216, 20, 10), tones.accentPale, patch('M40 94h240v12H40z', tones.accent, 0.3)),
  solid(plate(52, 124, 216, 20, 10), tones.accentPale, patch('M40 136h240v12H40z', tones.accent, 0.3)),
  line(Array.from({ length: 10 }, (_, i) => `M${66 + i * 21} 70v88`).join(''), tones.mid, 3),
  solid(oval(264, 178, 6), tones.accent),
];

export const wallSign = ({ tones, solid, patch, line, ground }) => [
  ground(166, 92, 222),
  solid(
    plate(66, 18, 188, 200, 14),
    tones.paper,
    patch('M66 164h190v60H66z', tones.accent),
    patch('M240 10h20v160h-20z', tones.light),
  ),
  line('M66 164h188'),
  solid(
    'M104 44h62q28 0 28 28v10h-24v-6q0-8-8-8h-58z',
    tones.mid,
    patch('M100 56h100v8H100z', tones.deep, 0.5),
  ),
  solid(plate(124, 32, 26, 14, 4), tones.accent),
  solid('M182 92q10 12 10 20a10 10 0 0 1-20 0q0-8 10-20z', tones.accentPale),
  solid(
    'M96 140q-6-20 12-24l44-4q10 0 10 8t-10 8l-14 1h34l36-8q12-2 14 6t-10 12l-46 14h-44q-18 0-26-13z',
    tones.accentPale,
  ),
  line('M92 182h136m-112 18h88', tones.paper, 6),
  solid(oval(78, 30, 3), tones.deep),
  solid(oval(242, 30, 3), tones.deep),
];
