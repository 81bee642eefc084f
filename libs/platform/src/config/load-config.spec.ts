import { IsBoolean, IsInt, IsNumber, IsOptional, Matches, MinLength } from 'class-validator';
import { ConfigError, envExample, loadConfigs, Setting } from './index';

class OvenConfig {
  @Setting({ name: 'OVEN_DEGREES', default: '180', description: 'Heat.' })
  @IsInt()
  degrees: number;

  @Setting({ name: 'OVEN_FACTOR', default: '1', description: 'Of every time.' })
  @IsNumber()
  factor: number;

  @Setting({ name: 'OVEN_STEAM', default: 'false', description: 'Adds steam.' })
  @IsBoolean()
  steam: boolean;
}

class FridgeConfig {
  @Setting({ name: 'FRIDGE_URL', description: 'Where it is.' })
  @Matches(/^https:/)
  url: string;

  @Setting({ name: 'FRIDGE_ALARM_URL', description: 'Where it calls; nowhere when absent.' })
  @IsOptional()
  @MinLength(3)
  alarmUrl?: string;
}

const usable = { FRIDGE_URL: 'https://fridge.example' };

describe('settings', () => {
  it('start with their defaults', () => {
    const [oven] = loadConfigs([OvenConfig], usable);
    expect(oven).toEqual({ degrees: 180, factor: 1, steam: false });
  });

  it('are converted to the type of their field', () => {
    const [oven] = loadConfigs([OvenConfig], { OVEN_DEGREES: '220', OVEN_FACTOR: '0.5', OVEN_STEAM: 'true' });
    expect(oven).toEqual({ degrees: 220, factor: 0.5, steam: true });
  });

  it('treat an empty variable as absent', () => {
    const [fridge] = loadConfigs([FridgeConfig], { ...usable, FRIDGE_ALARM_URL: '' });
    expect(fridge.alarmUrl).toBeUndefined();
  });

  it('report every problem of every class at once, by the name of the variable', () => {
    const broken = { OVEN_DEGREES: 'hot', OVEN_STEAM: 'yes', FRIDGE_ALARM_URL: 'x' };
    let problems: string[] = [];
    try {
      loadConfigs([OvenConfig, FridgeConfig], broken);
    } catch (error) {
      problems = (error as ConfigError).problems;
    }
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'OVEN_DEGREES',
      'OVEN_STEAM',
      'FRIDGE_URL',
      'FRIDGE_ALARM_URL',
    ]);
  });

  it('are described with their defaults, under the name of their owner', () => {
    const text = envExample({ kitchen: [FridgeConfig], hall: [] });
    expect(text).toContain('# --- kitchen ---\n\n# Where it is.\n#FRIDGE_URL=\n\n# Where it calls');
    expect(text).not.toContain('hall');
  });
});
