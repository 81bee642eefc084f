import { askedPhrase } from './asked-phrase';
import { isHeadOf, isUsedWith } from './noun-phrase';

describe('what a product is', () => {
  it.each([
    ['en', 'Bar Fridge, 200 l', 'fridge'],
    ['en', 'Refrigerator with Glass Door', 'refrigerator'],
    ['en', 'Kitchen Degreaser Spray, 750 ml', 'degreaser'],
    ['en', 'Oven and Grill Cleaner, 5 l', 'clean'],
    ['en', 'Knives', 'knife'],
    ['ro', 'Frigider inox, 400 l', 'frigider'],
    ['ro', 'Set de cuțite de curățat, 3 piese', 'cutite'],
    ['de', 'Getränkekühlschrank 130 l', 'kuhlschrank'],
    ['fr', "Distributeur d'étiquettes", 'distributeur'],
    ['es', 'Cuchillo cebollero, 20 cm', 'cuchillo'],
    ['ar', 'ترمومتر فريزر، بقرص', 'ترمومتر'],
    ['zh', '冰箱温度计 指针式', '温度计'],
    ['ja', '芯温計 プローブ温度計', '芯温計'],
    ['ko', '탐침 온도계 블루투스', '온도계'],
  ])('is said by the head of its name (%s): "%s" is a %s', (language, name, term) => {
    expect(isHeadOf(name, language, [term])).toBe(true);
    expect(isUsedWith(name, language, term)).toBe(false);
  });

  it.each([
    ['en', 'Fridge Thermometer, Dial', 'fridge'],
    ['en', 'Descaler for Combi Ovens, 5 l', 'oven'],
    ['ro', 'Termometru de frigider', 'frigider'],
    ['de', 'Kühlschrankthermometer', 'kuhlschrank'],
    ['es', 'Abrillantador para lavavajillas', 'lavavajillas'],
    ['zh', '冰箱温度计', '冰箱'],
  ])('is not what it is used with (%s): "%s" is no %s', (language, name, word) => {
    expect(isHeadOf(name, language, [word])).toBe(false);
    expect(isUsedWith(name, language, word)).toBe(true);
  });

  it.each([
    ['en', 'Removable Labels', 'removable'],
    ['en', 'Oven Probe Thermometer with Alarm', 'alarm'],
    ['en', 'Bucket, Steel', 'steel'],
    ['fr', 'Étiquettes thermiques', 'thermiques'],
  ])('is not used with what only describes it or belongs to it (%s): "%s", %s', (language, name, word) => {
    expect(isUsedWith(name, language, word)).toBe(false);
  });
});

describe('what a search asks for', () => {
  it.each([
    ['en', 'combi oven', 'combi oven'],
    ['en', 'I am looking for a commercial fridge 200 l', 'fridge'],
    ['en', 'knife for filleting fish', 'knife'],
    ['en', 'frying pan 28 cm without PTFE coating', 'frying pan'],
    ['en', 'stock pot, induction, at least 50 l', 'stock pot'],
    ['ro', 'mașină de spălat vase 60 cm', 'mașină de spălat'],
    ['de', 'Schneebesen aus Edelstahl', 'Schneebesen'],
    ['fr', 'petit couteau à filet', 'petit couteau à filet'],
    ['ja', '業務用冷蔵庫', '業務用冷蔵庫'],
    ['en', 'thing that keeps soup hot', undefined],
    ['en', 'for the oven', undefined],
  ])('is said by the words before any preposition (%s): "%s"', (language, text, typed) => {
    expect(askedPhrase(text, language)?.typed).toBe(typed);
  });
});
