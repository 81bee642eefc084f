import { PICTURES, picturesOf } from './picture-cells';

const named = (cell: string) => picturesOf({ cells: new Map([[PICTURES, cell]]) } as never);

describe('the pictures that a cell names', () => {
  it.each([
    ['A.JPG B.JPG', ['A.JPG', 'B.JPG']],
    ['A.JPG, B.JPG', ['A.JPG', 'B.JPG']],
    ['A.JPG,B.jpeg;C.png', ['A.JPG', 'B.jpeg', 'C.png']],
    ['pan 1.jpg, pan 2.jpg', ['pan 1.jpg', 'pan 2.jpg']],
    ['pan, large.jpg|pan, small.jpg', ['pan, large.jpg', 'pan, small.jpg']],
    ['A.JPG, A.JPG,', ['A.JPG']],
    [
      'https://cdn.example/w_40,h_40/a.jpg, https://cdn.example/b.jpg',
      ['https://cdn.example/w_40,h_40/a.jpg', 'https://cdn.example/b.jpg'],
    ],
  ])('%s', (cell, pictures) => {
    expect(named(cell)).toEqual(pictures);
  });
});
