import { dropLinks, LinkFilter } from './drop-links';

const ALLOWED = new Set(['https://food.example/rules', 'ana@shop.example']);

describe('the text of a model', () => {
  it.each([
    ['See [our offer](https://evil.example/x "now").', 'See our offer.'],
    ['![p](https://evil.example/?q=secret)Cold.', 'pCold.'],
    ['Go to https://evil.example/a?b=c, now.', 'Go to , now.'],
    ['Go to www.evil.example!', 'Go to !'],
    ['Go to evil.example/pay or javascript:alert(1)', 'Go to  or )'],
    ['Write to thief@evil.example.', 'Write to .'],
    ['<a href="https://evil.example">Pay</a> <img src=x>', 'Pay '],
    ['[Rules](https://food.example/rules)', 'Rules (https://food.example/rules)'],
    ['See https://food.example/rules.', 'See https://food.example/rules.'],
    ['Ask ana@shop.example.', 'Ask ana@shop.example.'],
    [
      'Below 5 °C and above 60 °C: 5 < 60 > 5, **never** 1.5/2 or KP-12.',
      'Below 5 °C and above 60 °C: 5 < 60 > 5, never 1.5/2 or KP-12.',
    ],
  ])('%s becomes %s', (text, plain) => expect(dropLinks(text, ALLOWED)).toBe(plain));

  it('has no links either when it comes letter by letter', () => {
    const filter = new LinkFilter(ALLOWED);
    const text =
      'Our [best offer](https://evil.example/x) and <b title="a b">more</b> at https://evil.example [end';
    const pieces = [...text].map((letter) => filter.add(letter));
    expect(pieces.join('') + filter.end()).toBe('Our best offer and more at  [end');
    expect(pieces.slice(0, 4).join('')).toBe('Our ');
  });

  it('is not held back for ever', () => {
    const filter = new LinkFilter(ALLOWED);
    expect(filter.add(`[${'word '.repeat(120)}`).length).toBeGreaterThan(500);
  });
});
