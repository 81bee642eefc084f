import { LANGUAGE_CODES } from '@kp/i18n/languages';
import { KNOWLEDGE } from '../../knowledge/knowledge';
import { IntentClassifier } from './intent-classifier';
import { learnIntents } from './learn-intents';
import { packed } from './learned-intents';
import { type Intent, INTENT_EXAMPLES, intentsWithin, prepareIntents, smallTalkWords } from './intents';

const learned = async (examples: Record<string, readonly string[]>) =>
  new IntentClassifier(packed({ ...(await learnIntents(examples, 'en')), conversation: [] }));

describe('The classifier of intents', () => {
  const EXAMPLES = {
    delivery: ['how much is delivery', 'when does my parcel arrive', 'do you deliver on mondays'],
    knives: ['a knife for bread', 'something to sharpen a blunt knife', 'knives for fish'],
  };

  it('finds the intent whose examples share words and parts of words', async () => {
    const classifier = await learned(EXAMPLES);
    const [delivered, sharpened] = ['will you deliver it', 'sharp knifes'].map((text) =>
      classifier.classify(text, 'en'),
    );
    expect([delivered![0]!.intent, sharpened![0]!.intent]).toEqual(['delivery', 'knives']);
  });

  it('gives probabilities that are 1 together', async () => {
    const classifier = await learned(EXAMPLES);
    const probabilities = classifier.classify('knife', 'en').map(({ probability }) => probability);
    expect(probabilities.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 5);
    expect(probabilities[0]).toBeGreaterThan(0.5);
  });

  it('learns the same from the same examples, in each process', async () => {
    const [one, other] = await Promise.all([learned(EXAMPLES), learned(EXAMPLES)]);
    expect(one.classify('a parcel with knives', 'en')).toEqual(other.classify('a parcel with knives', 'en'));
  });

  it('knows nothing of a text without a known feature', async () => {
    const classifier = await learned(EXAMPLES);
    const [{ probability } = { probability: 1 }] = classifier.classify('xqzw', 'en');
    expect(probability).toBeLessThan(0.7);
  });

  it('lets other work pass while it learns', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        `intent${index}`,
        Array.from({ length: 40 }, (_each, example) => `word${index} and word${example} of a message`),
      ]),
    );
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await learned(many);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });
});

describe('Examples of intents', () => {
  it.each(LANGUAGE_CODES)(
    'of %s are many for each entry of the knowledge base and each other intent',
    async (code) => {
      const { default: examples } = await INTENT_EXAMPLES[code]();
      const intents = Object.keys(examples) as Intent[];
      expect(intents).toEqual(expect.arrayContaining(KNOWLEDGE.map(({ id }) => id)));
      expect(intents.sort()).toEqual(Object.keys((await INTENT_EXAMPLES.en()).default).sort());
      for (const intent of intents) expect([intent, examples[intent].length >= 8]).toEqual([intent, true]);
    },
  );

  it.each([
    ['en', 'my supplier rang, the ham is being recalled', 'recall'],
    ['de', 'habt ihr so ein ding zum käse reiben', 'find-product'],
    ['fr', 'ma commande est partie ou pas encore', 'orders'],
    ['ro', 'la cate grade tin friptura calda', 'hot-holding'],
    ['ar', 'كم رسوم التوصيل', 'shipping'],
    ['zh', '28厘米的锅和32厘米的锅有什么区别', 'compare'],
    ['en', 'and the bigger one?', 'follow-up'],
    ['fr', 'et pour le congélo ?', 'follow-up'],
    ['ko', '영수증 다시 보내주세요', 'invoices'],
  ] as const)('%s: %s', async (language, text, intent) => {
    expect((await prepareIntents(language)).classify(text, language)[0]!.intent).toBe(intent);
  });

  it('are not waited for while they are learned', async () => {
    expect(await intentsWithin('pt', 0)).toBeNull();
    const classifier = await prepareIntents('pt');
    expect(await intentsWithin('pt', 1000)).toBe(classifier);
  });

  it('tell words of conversation from words of products', async () => {
    const conversation = await smallTalkWords('en');
    expect(['you', 'please', 'still'].filter((word) => conversation.has(word))).toContain('you');
    expect(['tongs', 'ladle', 'degreaser'].filter((word) => conversation.has(word))).toEqual([]);
  });
});
