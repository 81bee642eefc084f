import type { ProductDetailResponse, ProductResponse } from '@kp/catalog';
import type { LanguageCode } from '@kp/i18n/languages';
import { categoryName, formatList, formatNumber, isolate, isolateLtr } from '@kp/i18n';
import { type ComparedSide, comparedSides } from '../engine/compared-sides';
import { expressionOf } from '../engine/keywords';
import { ordinalsOf } from '../engine/entities';
import { LANGUAGE_DATA } from '../engine/languages';
import { sharedOfNames } from '../engine/names';
import type { Question } from '../engine/understand';
import type { ComparisonPart, ComparisonRow } from '../http/parts.dto';
import type { Answer, Conversation } from './answer';
import { isNamed, shownBefore, stockOf } from './products';

const MAX_COMPARED = 3;
/** Letters beside a position that name no product: "two", "beiden". */
const MAX_BARE = 6;

export async function compareProducts(question: Question, conversation: Conversation): Promise<Answer> {
  const products = (await comparedProducts(question, conversation)).slice(0, MAX_COMPARED);
  const { wording } = conversation;
  if (products.length < 2) return { text: wording.translate('compareNeedsTwo'), parts: [] };
  const columns = products.map(({ id, name, slug }) => ({ id, name, slug }));
  const rows = rowsOf(products, conversation);
  const part: ComparisonPart = { type: 'comparison', columns, rows };
  const text = products.map((product, index) => {
    const facts = rows
      .filter(({ values }) => values[index])
      .map(({ label, values }) => `${label}: ${isolate(values[index]!, wording.language)}`);
    return `• ${product.name}. ${formatList(facts, wording.language)}. ${product.description}`;
  });
  return {
    text: [wording.translate('compared'), ...text].join('\n'),
    parts: [part],
    suggestions: ['askStock', 'askShipping'],
    topic: { productIds: products.map(({ id }) => id), phrase: conversation.topic.phrase },
  };
}

async function comparedProducts(
  question: Question,
  conversation: Conversation,
): Promise<ProductDetailResponse[]> {
  const { folded, language, phrase, keywords } = question;
  const isPosition =
    (conversation.topic.productIds?.length ?? 0) > 1 && ordinalsOf(folded, language).length > 0;
  const positions = expressionOf(LANGUAGE_DATA[language].ordinals.join(',').replaceAll('|', ','), language);
  const isBare = isPosition && phrase.replace(positions, '').replace(/[\d ]/g, '').length <= MAX_BARE;
  const isOfShown =
    isBare ||
    phrase === '' ||
    ordinalsOf(folded, language).length > 1 ||
    (keywords.has('refersBack') && phrase.length < 4);
  if (isOfShown) return twoShown(question, conversation);
  const codes = folded.match(/kp\d+/g) ?? [];
  if (codes.length > 1) return productsOf(codes, conversation);
  const sides = comparedSides(question.text, language);
  const whole = { text: question.text, context: '' };
  const compared = sides.length < 2 ? [whole, whole] : sides.slice(0, MAX_COMPARED);
  const candidates = await Promise.all(compared.map((side) => candidatesOf(side, conversation)));
  const ids = fittingBest(
    candidates.filter((each) => each.length > 0),
    language,
  ).map(({ id }) => id);
  if (ids.length === 1)
    ids.push(...(conversation.topic.productIds ?? []).filter((id) => !ids.includes(id)).slice(0, 1));
  return ids.length === 0
    ? []
    : conversation.toolCalls.run(conversation.tools.productFacts, { productIds: ids });
}

interface Candidate {
  product: ProductResponse;
  /** 1 of the product that is most similar; more when its name has all the words. */
  fit: number;
}

const MAX_CANDIDATES = 12;
const NAMED_FIT = 0.3;
/** What names with the same words count, those without numbers. */
const KINSHIP = 0.5;

async function candidatesOf(
  { text, context }: ComparedSide,
  conversation: Conversation,
): Promise<Candidate[]> {
  const { toolCalls, tools } = conversation;
  const limit = MAX_CANDIDATES;
  const [similar, named] = await Promise.all([
    toolCalls.run(tools.findSimilar, { sentence: text, context, isEvery: true, limit }),
    toolCalls.run(tools.searchCatalogue, { phrase: text, isWhole: true, limit }),
  ]);
  const isNamedWhole = named.isExact && /\p{L}{4}|\p{sc=Han}{2}/u.test(text);
  const fits = new Map(
    similar.products.map((product, index) => [product.id, { product, fit: similar.similarities[index]! }]),
  );
  for (const product of isNamedWhole ? named.products : [])
    if (isNamed(product, text, conversation))
      fits.set(product.id, { product, fit: Math.max(1, fits.get(product.id)?.fit ?? 0) + NAMED_FIT });
  return [...fits.values()];
}

/** One product of each list, all different: those that fit best and are of one kind, for things of one kind are compared. */
function fittingBest(lists: readonly (readonly Candidate[])[], language: LanguageCode): ProductResponse[] {
  let best: { products: ProductResponse[]; fit: number } = { products: [], fit: -Infinity };
  const choose = (chosen: readonly ProductResponse[], fit: number): void => {
    const list = lists[chosen.length];
    if (!list) {
      if (fit > best.fit) best = { products: [...chosen], fit };
      return;
    }
    for (const { product, fit: own } of list) {
      if (chosen.some(({ id }) => id === product.id)) continue;
      const kinship = chosen.length === 0 ? 0 : KINSHIP * sharedOfNames(chosen[0]!, product, language);
      choose([...chosen, product], fit + own + kinship);
    }
  };
  choose([], 0);
  return best.products;
}

/** "The first two" names one position and means two products. */
async function twoShown(question: Question, conversation: Conversation): Promise<ProductDetailResponse[]> {
  const named = await shownBefore(question, conversation);
  const { productIds = [] } = conversation.topic;
  if (named.length !== 1 || productIds.length < 2) return named;
  return conversation.toolCalls.run(conversation.tools.productFacts, { productIds: productIds.slice(0, 2) });
}

async function productsOf(
  codes: readonly string[],
  conversation: Conversation,
): Promise<ProductDetailResponse[]> {
  const { products } = await conversation.toolCalls.run(conversation.tools.searchCatalogue, {
    phrase: codes.join(' '),
  });
  return conversation.toolCalls.run(conversation.tools.productFacts, {
    productIds: products.map(({ id }) => id),
  });
}

function rowsOf(products: ProductDetailResponse[], { wording }: Conversation): ComparisonRow[] {
  const row = (label: string, valueOf: (product: ProductDetailResponse) => string | null) => ({
    label,
    values: products.map(valueOf),
  });
  const names = [...new Set(products.flatMap(({ attributes }) => attributes.map(({ name }) => name)))];
  const weightOf = (grams: number) => `${formatNumber(grams / 1000, wording.language)} kg`;
  const rows = [
    row(wording.translate('labelPrice'), (product) => wording.priceOf(product)),
    row(wording.translate('labelStock'), (product) => stockOf(product, wording)),
    row(wording.translate('labelCategory'), ({ category }) => categoryName(wording.t, category)),
    row(wording.translate('labelRating'), ({ rating, reviewCount }) =>
      reviewCount > 0
        ? isolateLtr(`${formatNumber(Number(rating), wording.language, 1)} / 5`, wording.language)
        : null,
    ),
    row(wording.translate('labelWeight'), ({ weightGrams }) =>
      weightGrams === null ? null : weightOf(weightGrams),
    ),
    ...names.map((name) =>
      row(name, ({ attributes }) => {
        const attribute = attributes.find((each) => each.name === name);
        return attribute ? [attribute.value, attribute.unit].filter(Boolean).join(' ') : null;
      }),
    ),
  ];
  return rows.filter(({ values }) => values.some((value) => value !== null));
}
