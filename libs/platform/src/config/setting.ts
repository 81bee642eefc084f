import 'reflect-metadata';

/** How one field of a configuration class is read from the environment. */
export interface SettingOptions {
  /** Name of the environment variable. */
  name: string;
  /** Text used when the variable is absent or empty; without it the field stays undefined and its rules decide. */
  default?: string;
  /** One sentence for `.env.example`. */
  description: string;
}

export interface SettingField extends SettingOptions {
  property: string;
  type: 'string' | 'number' | 'boolean';
}

const FIELDS = Symbol('kp:settings');

/** Declares a field of a configuration class as an environment variable; its TypeScript type picks the conversion. */
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

/** The declared settings of a configuration class, in the order of declaration. */
export function settingsOf(configClass: object): SettingField[] {
  return (Reflect.getOwnMetadata(FIELDS, configClass) as SettingField[] | undefined) ?? [];
}
