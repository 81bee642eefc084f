import { sharingPicture } from './page-head';

describe('the picture where a page is shared', () => {
  it('of a drawing of the shop is the raster picture made from it', () => {
    expect(sharingPicture('/pictures/stock-pot-kitchen-supplies.svg')).toBe(
      '/pictures/sharing/stock-pot-kitchen-supplies.png',
    );
  });

  it('is the product’s own when networks can show it', () => {
    expect(sharingPicture('https://images.example/pot.jpg')).toBe('https://images.example/pot.jpg');
  });

  it.each([undefined, null, '', 'https://images.example/pot.svg'])('is that of the shop for %s', (image) => {
    expect(sharingPicture(image)).toBe('/pictures/sharing/shop.png');
  });
});
