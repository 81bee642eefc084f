import { DocumentFonts } from './document-fonts';
import { cleanText, readingDirection, visualRuns } from './visual-runs';

const fonts = new DocumentFonts('ar');
const runsOf = (text: string) =>
  visualRuns(text, readingDirection(text), fonts).map((run) => [run.font, run.text]);

describe('the runs of a line', () => {
  it('use a font for each script, and the Latin one for numbers and codes between them', () => {
    expect(runsOf('Țăranu 田中 주식회사')).toEqual([
      ['latin', 'Țăranu '],
      ['chinese', '田中 '],
      ['korean', '주식회사'],
    ]);
    expect(runsOf('订单 ORD-2026-000001')).toEqual([
      ['chinese', '订单 '],
      ['latin', 'ORD-2026-000001'],
    ]);
  });

  it.each([
    ['ja', 'japanese'],
    ['ko', 'korean'],
    ['zh', 'chinese'],
    ['ro', 'chinese'],
  ] as const)('write Han characters in the shapes of %s', (language, font) => {
    expect(visualRuns('直角', 'ltr', new DocumentFonts(language))).toEqual([{ text: '直角', font }]);
  });

  it('stand from left to right, Arabic itself in the order in which it is read', () => {
    expect(runsOf('شارع الملك 12، شقة 3')).toEqual([
      ['latin', '3'],
      ['arabic', '، شقة '],
      ['latin', '12'],
      ['arabic', 'شارع الملك '],
    ]);
  });

  it('hand Arabic digits to the font backwards, because it reverses them', () => {
    expect(runsOf('شارع الحمرا ١٢، شقة ٣٤')).toEqual([
      ['arabic', '٤٣'],
      ['arabic', '، شقة '],
      ['arabic', '٢١'],
      ['arabic', 'شارع الحمرا '],
    ]);
  });

  it('mirror the brackets of right-to-left text', () => {
    expect(runsOf('مطعم (SRL)').map(([, text]) => text)).toEqual(['(', 'SRL', ')', 'مطعم ']);
    expect(runsOf('Bistro (SRL)').map(([, text]) => text)).toEqual(['Bistro (SRL)']);
  });

  it('keep an isolated number in its order and do not draw the isolate', () => {
    expect(runsOf('الهاتف: \u2068+40 268 000\u2069').map(([, text]) => text)).toEqual([
      '+40 268 000',
      ' :',
      'الهاتف',
    ]);
  });

  it('read all lines of a text in the direction of its first letter', () => {
    expect(readingDirection('ملصقات 50 mm')).toBe('rtl');
    expect(readingDirection('Day dots ملصقات')).toBe('ltr');
    expect(visualRuns('mm ملصقات', 'rtl', fonts).map(({ text }) => text)).toEqual(['ملصقات', ' ', 'mm']);
  });

  it('draw a box for what no font has', () => {
    expect(runsOf('🍕')).toEqual([['latin', '🍕']]);
  });
});

describe('typed text', () => {
  it('is one line of composed letters without control characters', () => {
    expect(cleanText(' S\u0326tefan\r\n\tT\u0103ranu\u0000\u0007 ')).toBe('Ștefan Tăranu');
    expect(cleanText('a\ud800b')).toBe('a\ufffdb');
    expect(cleanText('1\u00a0234')).toBe('1\u00a0234');
  });
});
