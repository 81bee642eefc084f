import { unbroken } from './unbroken';

const shown = (name: string) => unbroken(name).replaceAll('\u00a0', '_').replaceAll('\u2060', '^');

describe('a name on a narrow card', () => {
  it.each([
    ['Use-By Labels, 50 x 75 mm, Roll of 500', 'Use-^By Labels, 50_x_75_mm, Roll of 500'],
    ['Label Printer, Wi-Fi, 80 mm, with Cutter', 'Label Printer, Wi-^Fi, 80_mm, with Cutter'],
    ['Wire Shelving, 4 Shelves, 120 × 45 × 180 cm', 'Wire Shelving, 4 Shelves, 120_×_45_×_180_cm'],
    ['Probe Thermometer, -50 to +300 °C', 'Probe Thermometer, -50_to +300_°C'],
    ['Antibacterial Hand Soap, 12x500 ml', 'Antibacterial Hand Soap, 12x500_ml'],
    ['Bin Bags, 110 l, Heavy-Duty', 'Bin Bags, 110_l, Heavy-Duty'],
    ['ملصقات، 50 × 50 مم', 'ملصقات، 50_×_50_مم'],
  ])('keeps sizes, units and short compounds together: %s', (name, expected) => {
    expect(shown(name)).toBe(expected);
  });
});
