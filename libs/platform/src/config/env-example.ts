import { CONFIG_CLASSES } from './configs';
import { settingsOf } from './setting';

/** Text of `.env.example`, made from the configuration classes. */
export function envExample(): string {
  const lines = CONFIG_CLASSES.flatMap(settingsOf).map(
    (setting) => `# ${setting.description}\n#${setting.name}=${setting.default ?? ''}\n`,
  );
  return `# Settings of KitchenPass. Generated from libs/platform/src/config by \`npm run generate\`.\n\n${lines.join('\n')}`;
}
