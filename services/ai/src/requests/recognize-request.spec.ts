import { LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';
import { emergencyIn, personalRequestIn } from './recognize-request';

const EMERGENCIES: Record<LanguageCode, readonly [poison: string, burn: string, fire: string]> = {
  en: ['my colleague swallowed detergent', 'I burned my hand on the grill', 'fryer fire'],
  ro: ['colegul meu a înghițit detergent', 'mi-am ars mâna la grătar', 'a luat foc friteuza'],
  de: ['mein Kollege hat Reiniger verschluckt', 'ich habe mir die Hand verbrannt', 'die Fritteuse brennt'],
  fr: ['mon collègue a avalé de la javel', 'je me suis brûlé la main', 'la friteuse a pris feu'],
  es: ['mi compañero ha tragado lejía', 'me he quemado la mano', 'la freidora está en llamas'],
  it: ['un collega ha ingerito candeggina', 'mi sono bruciato la mano', 'la friggitrice è in fiamme'],
  pt: ['um colega bebeu lixívia', 'queimei a mão', 'a fritadeira está em chamas'],
  ar: ['زميلي ابتلع منظف', 'حرقت يدي', 'اشتعلت المقلاة'],
  zh: ['同事喝了消毒液', '我的手烫伤了', '炸锅起火了'],
  ja: ['同僚が洗剤を飲み込みました', '手をやけどした', 'フライヤーが燃えています'],
  ko: ['동료가 락스를 마셨어요', '손에 화상을 입었어요', '튀김기가 불타고 있어요'],
};

describe('An emergency', () => {
  it.each(LANGUAGE_CODES)('is recognised in %s, whatever the language of the page', (language) => {
    expect(EMERGENCIES[language].map(emergencyIn)).toEqual(['poison', 'burn', 'fire']);
  });

  it.each(['burn', 'fire', 'Arsură!', 'Notfall', '着火'])('can be one word: %s', (word) => {
    expect(emergencyIn(word)).not.toBeNull();
  });

  it.each([
    'gloves so that I do not burn my hands',
    'a fire blanket for the kitchen',
    'which extinguisher for a fryer fire?',
    'how do I dilute the sanitizer?',
    'burnt pan, how do I clean it?',
    'mănuși ca să nu mă ard',
    'Handschuhe gegen Verbrennungen an der Hand',
    'précautions contre les brûlures aux mains ?',
    '防烫手套',
  ])('is none: %s', (message) => {
    expect(emergencyIn(message)).toBeNull();
  });
});

describe('What a person or a page of the shop answers', () => {
  it.each([
    ['en', 'I forgot my password', 'password'],
    ['ro', 'am uitat parola', 'password'],
    ['en', "I can't sign in", 'signIn'],
    ['de', 'ich kann mich nicht anmelden', 'signIn'],
    ['fr', 'votre service est inadmissible', 'complaint'],
    ['it', 'annullate il mio ordine', 'cancel'],
    ['en', 'do I need to sign in to order?', null],
    ['en', 'a log for complaints of guests', null],
    ['ro', 'cum anulez alarma frigiderului?', null],
  ] as const)('%s: %s', (language, message, request) => {
    expect(personalRequestIn(message, language)).toBe(request);
  });
});
