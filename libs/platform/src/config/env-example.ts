import { type ConfigClass, settingsOf } from './load-config';

/** @param owners the configuration classes of each part of the shop, by its name */
export function envExample(owners: Record<string, readonly ConfigClass[]>): string {
  const sections = Object.entries(owners)
    .filter(([, classes]) => classes.length > 0)
    .map(
      ([owner, classes]) => `# --- ${owner} ---\n\n${classes.flatMap(settingsOf).map(describe).join('\n')}`,
    );
  const title = '# Settings of KitchenPass. Generated from the configuration classes by `npm run generate`.';
  return `${title}\n\n${sections.join('\n')}`;
}

const describe = (setting: ReturnType<typeof settingsOf>[number]) =>
  `# ${setting.description}${setting.kept ? ' Can be set in the back office instead.' : ''}\n#${setting.name}=${setting.default ?? ''}\n`;
