import { COURIER_NAMES, trackingUrl, trackingUrlTemplateRule } from './courier-tracking';

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

describe('a template of the shop', () => {
  it.each([
    ['https://track.example/{awb}', 'DHL', 'https://track.example/24%2F59'],
    [
      'https://track.example/?c={courier}&n={awb}',
      'Poșta & Co',
      'https://track.example/?c=Po%C8%99ta%20%26%20Co&n=24%2F59',
    ],
    ['https://track.example/?c={courier}#{awb}', null, 'https://track.example/?c=#24%2F59'],
    ['https://track.example/{awb}/{awb}', null, 'https://track.example/24%2F59/24%2F59'],
  ])('%s for a parcel of %s', (template, courier, address) => {
    expect(trackingUrlTemplateRule(template, {})).toBeNull();
    expect(trackingUrl(' 24/59 ', courier, template)).toBe(address);
  });

  it.each([
    'https://track.example/',
    'https://track.example/{AWB}',
    'https://track.example/{awb}/{order}',
    'http://track.example/{awb}',
    'javascript:alert({awb})',
    'track.example/{awb}',
    'https://{awb}.example/',
    'https://track.example:{awb}/',
    'https://shop@track.example/{awb}',
    `https://track.example/{awb}/${'x'.repeat(500)}`,
  ])('is refused: %s', (template) => {
    expect(trackingUrlTemplateRule(template, {})).toEqual({
      messageKey: 'validation.trackingUrlTemplateInvalid',
      values: { placeholder: '{awb}' },
    });
  });

  it('is not needed', () => {
    expect(trackingUrlTemplateRule('  ', {})).toBeNull();
  });
});
