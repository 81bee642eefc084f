import 'reflect-metadata';
import { validateSync } from 'class-validator';

/** What of a value may be shown again: all, its last four characters, or an address without its password. */
export type Secrecy = 'open' | 'secret' | 'password';

interface SettingOptions {
  name: string;
  default?: string;
  description: string;
  /** The back office keeps it too, in a group with others; a value of the environment wins. */
  kept?: { group: string; secrecy: Secrecy };
}

export interface SettingField extends SettingOptions {
  property: string;
  type: 'string' | 'number' | 'boolean';
}

const FIELDS = Symbol('kp:settings');

/** Binds a field to an environment variable; its TypeScript type picks the conversion. */
export function Setting(options: SettingOptions): PropertyDecorator {
  return (target, property) => {
    const designType = Reflect.getMetadata('design:type', target, property) as unknown;
    const type = designType === Number ? 'number' : designType === Boolean ? 'boolean' : 'string';
    const fields = settingsOf(target.constructor);
    Reflect.defineMetadata(
      FIELDS,
      [...fields, { ...options, property: String(property), type }],
      target.constructor,
    );
  };
}

export function settingsOf(configClass: object): SettingField[] {
  return (Reflect.getOwnMetadata(FIELDS, configClass) as SettingField[] | undefined) ?? [];
}

export type ConfigClass = new () => object;

export type Environment = Record<string, string | undefined>;

export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`The settings are not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

function convert(field: SettingField, text: string | undefined): unknown {
  if (text === undefined) return undefined;
  if (field.type === 'number') return Number(text);
  if (field.type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

interface ReadConfig<Config> {
  config: Config;
  problems: { name: string; message: string }[];
}

/** One class from a set of values by the names of its settings. */
export function readConfig<Config extends object>(
  configClass: new () => Config,
  environment: Environment,
): ReadConfig<Config> {
  const fields = settingsOf(configClass);
  const config = new configClass();
  for (const field of fields) {
    const text = environment[field.name] || field.default;
    Object.assign(config, { [field.property]: convert(field, text) });
  }
  const nameOf = (property: string) => fields.find((field) => field.property === property)?.name ?? property;
  const problems = validateSync(config).map((error) => {
    const name = nameOf(error.property);
    const reason = Object.values(error.constraints ?? { invalid: 'is invalid' })[0] ?? 'is invalid';
    return { name, message: reason.replace(error.property, name) };
  });
  return { config, problems };
}

type Configs<Classes extends readonly ConfigClass[]> = {
  -readonly [Place in keyof Classes]: InstanceType<Classes[Place]>;
};

/** @throws ConfigError listing every problem of every class */
export function loadConfigs<const Classes extends readonly ConfigClass[]>(
  classes: Classes,
  environment: Environment = process.env,
): Configs<Classes> {
  const results = classes.map((configClass) => readConfig(configClass, environment));
  const problems = results.flatMap((result) =>
    result.problems.map(({ name, message }) => `${name}: ${message}`),
  );
  if (problems.length > 0) throw new ConfigError(problems);
  return results.map((result) => result.config) as Configs<Classes>;
}
