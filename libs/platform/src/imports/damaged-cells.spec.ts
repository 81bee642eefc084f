import { doubtfulCells, failedCells } from './damaged-cells';

const row = (text: string) => ({ row: 2, cells: new Map([['name', text]]) });

describe('a cell that a spreadsheet changed', () => {
  it.each([
    '5,90123E+12',
    '1.23457E+15',
    '4E+08',
    '01. Feb',
    '1-Feb',
    'Mar-05',
    '02.Mär',
    '3-mai',
    '7 août',
    '01 ene',
  ])('is noticed: %s', (text) => {
    const [problem] = doubtfulCells(row(text));
    expect(problem).toEqual({
      field: 'name',
      messageKey: 'validation.importDigitsLost',
      values: { value: text },
    });
  });

  it.each([
    '5901234123450',
    '1-2',
    'E+12',
    '50 x 50',
    'Feb',
    '12',
    'Pan, 3 mai 2026',
    '2026-02-01',
    'March hare',
    '',
  ])('is not seen in %j', (text) => expect(doubtfulCells(row(text))).toEqual([]));

  it.each(['#N/A', '#DIV/0!', ' #ref! ', '#NAME?', '#SPILL!'])('fails with the error %s', (text) => {
    expect(failedCells(row(text))).toMatchObject([
      { field: 'name', messageKey: 'validation.importCellError' },
    ]);
  });

  it.each(['#1', 'N/A', '#NAME? is a label', ''])('does not fail with %j', (text) => {
    expect(failedCells(row(text))).toEqual([]);
  });
});
