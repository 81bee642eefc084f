/** What the words around a number make of it: at least that, at most that, or that itself. */
export interface Bound {
  readonly bound: 'from' | 'to' | null;
  /** "Up to 10 kg" is what a scale has to reach. */
  readonly isUpTo: boolean;
  /** The place of the number with those words. */
  readonly start: number;
  readonly end: number;
  /** Said of prices, dates and places as well: "from 20" alone is no number of pieces. */
  readonly isVague: boolean;
}

const words = (text: string) =>
  text
    .trim()
    .split(/\s*,\s*/)
    .join('|');

const AT_MOST =
  words(`not above, not over, no heavier than, no longer than, no wider than, not heavier than, lighter than, not longer than, shorter than, not wider than, narrower than, up to, at most, max, maximum, under, below, less than, smaller than, no more than, not more than, pana la, maxim,
  sub, cel mult, nu mai grea de, nu mai greu de, mai usor de, mai usoara de, mai scurt de, mai putin de, nu mai mult de, bis zu, bis, hochstens, maximal, unter, weniger als, nicht schwerer als, leichter als, nicht langer als, kurzer als, nicht mehr als, jusqu'a,
  jusqu’a, jusqu a, au plus, au maximum, moins de, pas plus lourd que, plus leger que, pas plus long que, pas plus de, sous, fino a, massimo, al massimo, sotto, meno di, non piu pesante di, piu leggero di, non piu lungo di, non piu di,
  hasta, maximo, como maximo, menos de, no mas pesado que, mas ligero que, no mas largo que, no mas de, nao mais pesado que, mais leve que, ate, no maximo, nao mais de, حتي, لغايه, اقل من, بحد اقصي, كحد اقصي,
  لا يزيد عن, 最多, 最大, 不超过, 最高, 최대`);
const AT_LEAST =
  words(`heavier than, longer than, wider than, taller than, at least, from, min, minimum, over, above, more than, greater than, larger than, no less than, not less than,
  cel putin, minim, peste, de la, mai mult de, nu mai putin de, mindestens, ab, uber, mehr als, nicht weniger als, mindest, schwerer als, langer als, breiter als,
  wenigstens, minimal, au moins, au minimum, plus de, pas moins de, a partir de, almeno, minimo, come minimo, oltre, piu di,
  non meno di, al menos, como minimo, mas de, no menos de, desde, pelo menos, no minimo, mais de, nao menos de, علي الاقل,
  اكثر من, بحد ادني, كحد ادني, لا يقل عن, ليس اقل من, 至少, 最少, 超过, 최소`);
const ABOUT =
  words(`about, around, circa, ca, approx, ungefahr, etwa, rund, environ, aproximativ, vreo, cam, unos, aproximadamente,
  cerca de, حوالي, 约, 約, 大约, 약, between, intre, zwischen, entre, tra, بين`);
const BEFORE = new RegExp(
  `(?<![\\p{Script=Latin}\\p{Script=Arabic}])(?:(${AT_MOST})|(${AT_LEAST})|(?:${ABOUT}))\\.?(?:\\s+(?:of|de|di|von))?\\s*$`,
  'u',
);
const OR_LESS =
  words(`max, maximum, or less, or fewer, oder weniger, sau mai putin, ou moins, o meno, o menos, ou menos,
  او اقل, علي الاكثر`);
const OR_MORE =
  words(`min, minimum, or more, and more, and above, oder mehr, und mehr, sau mai mult, ou plus, et plus,
  o piu, e oltre, o mas, ou mais, او اكثر, فاكثر, علي الاقل, بحد ادني`);
const BEHIND = new RegExp(
  `^\\s*(?:(以下|以内|まで|이하|까지|(?:${OR_LESS})(?!\\p{L}))|(以上|から|이상|부터|\\+|(?:${OR_MORE})(?!\\p{L}))|(?:的|の|짜리))`,
  'u',
);
const VAGUE = new RegExp(
  `^(?:${words(`up to, under, below, from, over, above, pana la, sub, peste, de la, bis, bis zu, unter, uber, ab, sous,
  jusqu'a, jusqu’a, jusqu a, a partir de, fino a, sotto, oltre, hasta, desde, ate, حتي`)})$`,
  'u',
);

const UP_TO = new RegExp(
  `^(?:${words("up to, bis, bis zu, pana la, jusqu'a, jusqu’a, jusqu a, fino a, hasta, ate, حتي, まで, 까지")})$`,
  'u',
);

/** @param plain in lower case and without marks */
export function boundAround(plain: string, start: number, end: number): Bound {
  const before = BEFORE.exec(plain.slice(0, start));
  const behind = BEHIND.exec(plain.slice(end));
  const said = before ?? behind;
  return {
    bound: said?.[1] ? 'to' : said?.[2] ? 'from' : null,
    start: before ? before.index : start,
    end: behind ? end + behind[0].length : end,
    isUpTo: UP_TO.test(said?.[1]?.trim() ?? ''),
    isVague: VAGUE.test((said?.[1] ?? said?.[2] ?? '').trim()),
  };
}
