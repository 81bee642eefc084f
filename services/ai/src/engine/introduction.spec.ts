import { withoutIntroduction } from './introduction';

describe('An introduction', () => {
  it.each([
    ['My name is Ana, where is my order?', 'where is my order?'],
    ['Hello, I am Dan Popescu. Do you ship to Italy?', 'Do you ship to Italy?'],
    ['Mă numesc Ana și unde este comanda mea?', 'unde este comanda mea?'],
    ['Ich heiße Jürgen, wo ist meine Bestellung?', 'wo ist meine Bestellung?'],
    ['我叫王伟，我的订单在哪里？', '我的订单在哪里？'],
    ['저는 김민수입니다. 주문 어디까지 왔나요?', '주문 어디까지 왔나요?'],
  ])('is left out: %s', (message, rest) => {
    expect(withoutIntroduction(message)).toBe(rest);
  });

  it.each(['I am looking for a knife', 'My name is Ana', 'Sunt în căutarea unui cuțit, aveți?'])(
    'is all there is, or none: %s',
    (message) => {
      expect(withoutIntroduction(message)).toBe(message);
    },
  );
});
