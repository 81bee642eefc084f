import { romanianPlaceOf } from './romanian-address';

const placeOf = (county: string, city: string, address = 'Strada Lungă 1', zip = '') => {
  const place = romanianPlaceOf({ address, city, county, zip });
  return [place.subdivision, place.city];
};

describe('an address in Romania', () => {
  it('has the code of its county, however it is written', () => {
    for (const county of ['Brașov', 'brasov', 'Județul Brașov', 'jud. Braşov', 'BV', 'RO-BV'])
      expect(placeOf(county, 'Râșnov')).toEqual(['RO-BV', 'Râșnov']);
  });

  it('has the county of its town when none is written and the town exists once', () => {
    expect(placeOf('', 'Cluj-Napoca')).toEqual(['RO-CJ', 'Cluj-Napoca']);
    expect(placeOf('', 'Municipiul Brașov')).toEqual(['RO-BV', 'Municipiul Brașov']);
    expect(placeOf('', 'Valea Lungă')).toEqual([null, 'Valea Lungă']);
  });

  it('in Bucharest is in the sector that city, street or postal code name', () => {
    expect(placeOf('București', 'Sectorul 3')).toEqual(['RO-B', 'SECTOR3']);
    expect(placeOf('', 'Bucharest', 'Strada Depozitelor 24, Sector 6')).toEqual(['RO-B', 'SECTOR6']);
    expect(placeOf('Municipiul București', 'București', 'Calea Victoriei 1, sect. 1')).toEqual([
      'RO-B',
      'SECTOR1',
    ]);
    expect(placeOf('București', 'București', 'Strada Lipscani 12', '030031')).toEqual(['RO-B', 'SECTOR3']);
  });

  it('in Bucharest has no city when nothing names the sector', () => {
    expect(placeOf('București', 'București', 'Strada Lipscani 12')).toEqual(['RO-B', null]);
    expect(placeOf('București', 'București', 'Strada Lipscani 12', '070031')).toEqual(['RO-B', null]);
  });
});
