import { imageSources } from './image-sources';

describe('the sources of a picture', () => {
  it('are the sizes of an uploaded one; another address has none', () => {
    const hash = '0123456789abcdef0123456789abcdef';
    expect(imageSources(`/media/${hash}-640.webp`)!.avif).toContain(`/media/${hash}-1280.avif 1280w`);
    expect(imageSources('https://cdn.example/a.webp')).toBeNull();
  });
});
