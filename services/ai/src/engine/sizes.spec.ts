import { hasSizes, sizesOf } from './sizes';

const GLOVES = { name: 'Nitrile Gloves, Powder-Free, M, Box of 100', slug: 'nitrile-gloves-powder-free-m' };
const POT = { name: 'Stock Pot with Lid, 10 l', slug: 'stock-pot-with-lid-10-l' };

describe('A size', () => {
  it.each([
    ['nitrile gloves M', ['m']],
    ['gloves in size L please', ['l']],
    ["2 chef's knives 26 cm", ['260mm']],
    ['pots of 70 litres', ['70000ml']],
    ['Topf 10 Liter', ['10000ml']],
    ['GN 1/2 containers', ['1/2']],
    ["chef's knives", []],
    ['huile d’olive', []],
    ['10 l', ['10000ml']],
  ])('is read from %s', (text, sizes) => {
    expect(sizesOf(text)).toEqual(sizes);
  });

  it('tells a product from one of another size', () => {
    const fits = (text: string, product: typeof GLOVES) => hasSizes(product, sizesOf(text));
    expect([fits('gloves M', GLOVES), fits('gloves L', GLOVES), fits('gloves', GLOVES)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([fits('pot 10 litres', POT), fits('pot 100 dl 70 litres', POT)]).toEqual([true, false]);
  });
});
