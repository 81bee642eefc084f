import { COURIER_NAMES, trackingUrl } from './courier-tracking';

describe('the tracking page of a parcel', () => {
  it.each([
    ['Fan Courier', 'https://www.fancourier.ro/awb-tracking/?tracking=2459018834'],
    ['FAN', 'https://www.fancourier.ro/awb-tracking/?tracking=2459018834'],
    ['sameday', 'https://sameday.ro/#awb=2459018834'],
    ['Urgent Cargus', 'https://www.cargus.ro/personal/urmareste-coletul/?tracking_number=2459018834'],
    ['Poșta Română', 'https://t.17track.net/en#nums=2459018834'],
    [null, 'https://t.17track.net/en#nums=2459018834'],
  ])('of %s', (courier, address) => {
    expect(trackingUrl(' 2459018834 ', courier)).toBe(address);
  });

  it('is the courier’s own for every courier that is offered', () => {
    for (const name of COURIER_NAMES) expect(trackingUrl('1', name)).not.toContain('17track');
  });

  it('never takes a number for a part of the address', () => {
    expect(trackingUrl('1&next=//evil.example', 'UPS')).toBe(
      'https://www.ups.com/track?tracknum=1%26next%3D%2F%2Fevil.example',
    );
  });
});
