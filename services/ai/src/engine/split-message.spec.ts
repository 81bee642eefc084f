import type { LanguageCode } from '@kp/i18n/languages';
import { questionsOf } from './split-message';

const textsOf = (message: string, language: LanguageCode) =>
  questionsOf(message, language).map(({ text }) => text);

describe('the questions of a message', () => {
  it.each<[language: LanguageCode, message: string, questions: string[]]>([
    ['en', 'Can I pay cash? And which board for bread?', ['Can I pay cash', 'And which board for bread']],
    ['en', 'how much is foil and how much is shipping', ['how much is foil', 'how much is shipping']],
    ['en', 'price of the scale, can I return it', ['price of the scale', 'can i return it']],
    [
      'de',
      'Was kostet Folie und wie lange dauert der Versand',
      ['was kostet folie', 'wie lange dauert der versand'],
    ],
    ['fr', 'prix du fouet, livrez-vous demain', ['prix du fouet', 'livrez vous demain']],
    ['ar', 'كم سعر KP-62 وكم يوم للإرجاع', ['كم سعر kp62', 'كم يوم للارجاع']],
    ['zh', '运费多少，面包用什么颜色的砧板', ['运费多少', '面包用什么颜色的砧板']],
    ['ja', '送料はいくら、スープの再加熱は何度', ['送料はいくら', 'スープの再加熱は何度']],
    ['ko', '배송비는 얼마고 수프는 몇 도로 재가열하나요', ['배송비는 얼마고', '수프는 몇 도로 재가열하나요']],
  ])('are two in %s: %s', (language, message, questions) => {
    expect(textsOf(message, language)).toEqual(questions);
  });

  it.each<[language: LanguageCode, message: string]>([
    ['en', 'add 2 knives and 3 boards to the cart'],
    ['en', 'compare the folding and the probe thermometer'],
    ['en', 'I need 200 rolls of labels, what is the price'],
    ['en', 'how do I clean and disinfect boards'],
    ['ko', '냉장고 온도'],
  ])('are one in %s: %s', (language, message) => {
    expect(textsOf(message, language)).toEqual([message]);
  });

  it('ask for a rule of the shop beside items for the cart', () => {
    expect(textsOf('put 2 knives in my cart, and how much is shipping?', 'en')).toEqual([
      'put 2 knives in my cart',
      'how much is shipping',
    ]);
  });

  it('remember what the question before was about', () => {
    const [, second] = questionsOf('what temp is the folding thermometer for? is it waterproof?', 'en');
    expect([second?.phrase, second?.before]).toEqual(['', 'temp folding thermometer']);
  });
});
