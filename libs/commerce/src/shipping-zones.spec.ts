import { bandCost, unitShippingMinor } from './shipping-cost';
import { overlapOf, type ShippingZoneDraft, validateShippingZone, weightOf, zoneOf } from './shipping-zones';

const CLUJ = { name: 'Cluj', countries: [], counties: ['CJ'] };
const ROMANIA = { name: 'Romania', countries: ['RO'], counties: [] };
const NEIGHBOURS = { name: 'Neighbours', countries: ['BG', 'HU'], counties: [] };
const ZONES = [ROMANIA, NEIGHBOURS, CLUJ];

describe('the zone of an address', () => {
  it.each([
    ['Romania', 'Cluj', 'Cluj'],
    ['Romania', ' cluj ', 'Cluj'],
    ['Romania', 'Brașov', 'Romania'],
    ['Romania', '', 'Romania'],
    ['Bulgaria', 'Cluj', 'Neighbours'],
    ['Germany', 'Bavaria', undefined],
    ['Atlantis', '', undefined],
  ])('%s, county %p: %s', (country, county, name) => {
    expect(zoneOf(ZONES, { country, county })?.name).toBe(name);
  });

  it('is none for other counties when only a county has one', () => {
    expect(zoneOf([CLUJ], { country: 'Romania', county: 'Iași' })).toBeNull();
    expect(zoneOf([CLUJ], { country: 'Romania' })).toBeNull();
  });
});

describe('the cost of a weight', () => {
  const UP_TO_10_KG = [
    { upToGrams: 1_000, costMinor: 500 },
    { upToGrams: 10_000, costMinor: 1_500 },
  ];
  const ANY = [...UP_TO_10_KG, { upToGrams: null, costMinor: 4_000 }];

  it.each([
    [0, 500, 500],
    [1_000, 500, 500],
    [1_001, 1_500, 1_500],
    [10_000, 1_500, 1_500],
    [10_001, 1_500, 4_000],
    [2_000_000_000, 1_500, 4_000],
  ])('%i g: %i with a last weight, %i without', (grams, limited, any) => {
    expect([bandCost(UP_TO_10_KG, grams), bandCost(ANY, grams)]).toEqual([limited, any]);
  });

  it.each([
    [{ priceMinor: 20_000, weightGrams: 1_500 }, 1_500],
    [{ priceMinor: 20_001, weightGrams: 1_500 }, 0],
    [{ priceMinor: 1, weightGrams: null }, 500],
  ])('of one unit %p: %i', (unit, cost) => {
    expect(unitShippingMinor(unit, { thresholdMinor: 20_000, bands: UP_TO_10_KG })).toBe(cost);
  });

  it('counts each unit, and a product without a weight as nothing', () => {
    const lines = [
      { quantity: 3, weightGrams: 250 },
      { quantity: 7, weightGrams: null },
      { quantity: 1 },
      { quantity: 2, weightGrams: 1_000 },
    ];
    expect(weightOf(lines)).toBe(2_750);
  });
});

it.each([
  [{ countries: ['HU'], counties: [] }, 'Neighbours'],
  [{ countries: [], counties: ['CJ'] }, 'Cluj'],
  [{ countries: ['DE'], counties: ['BV'] }, undefined],
])('%p overlaps %s', (zone, name) => {
  expect(overlapOf(zone, ZONES)?.name).toBe(name);
});

describe('the form of a zone', () => {
  const DRAFT: ShippingZoneDraft = {
    name: 'Mountains',
    countries: [],
    counties: ['BV'],
    freeShippingThreshold: '',
    bands: [
      { upToGrams: 5_000, cost: '10.00' },
      { upToGrams: null, cost: '25' },
    ],
  };
  const band = (upToGrams: number | null, cost = '1') => ({ upToGrams, cost });

  it('is right with a county and a cost for any weight', () => {
    expect(validateShippingZone(DRAFT)).toEqual([]);
    expect(validateShippingZone({ ...DRAFT, freeShippingThreshold: '0', bands: [band(1)] })).toEqual([]);
  });

  it.each<[Partial<ShippingZoneDraft>, string, string]>([
    [{ name: '  ' }, 'name', 'required'],
    [{ counties: [] }, 'countries', 'zonePlacesRequired'],
    [{ countries: ['XX'] }, 'countries', 'zonePlacesRequired'],
    [{ counties: ['BV', 'BV'] }, 'counties', 'zonePlacesRequired'],
    [{ freeShippingThreshold: '-1' }, 'freeShippingThreshold', 'amountInvalid'],
    [{ freeShippingThreshold: '100000000.01' }, 'freeShippingThreshold', 'amountInvalid'],
    [{ bands: [] }, 'bands', 'zoneBandsInvalid'],
    [{ bands: [band(5), band(5)] }, 'bands', 'zoneBandsInvalid'],
    [{ bands: [band(null), band(5)] }, 'bands', 'zoneBandsInvalid'],
    [{ bands: [band(null), band(null)] }, 'bands', 'zoneBandsInvalid'],
    [{ bands: [band(0)] }, 'bands', 'zoneBandsInvalid'],
    [{ bands: [band(1.5)] }, 'bands', 'zoneBandsInvalid'],
    [{ bands: Array.from({ length: 21 }, (_, place) => band(place + 1)) }, 'bands', 'zoneBandsInvalid'],
    [{ bands: [band(5, '1.234')] }, 'bands', 'amountInvalid'],
    [{ bands: [null as never] }, 'bands', 'zoneBandsInvalid'],
  ])('%p is refused at %s: %s', (change, field, message) => {
    const problems = validateShippingZone({ ...DRAFT, ...change });
    expect(problems.map((problem) => [problem.field, problem.messageKey])).toEqual([
      [field, `validation.${message}`],
    ]);
  });
});
