/**
 * Why this Node cannot run the shop, null when it can: a CommonJS program must be able to require ES modules,
 * which came with 20.19 and 22.12. Kept in old syntax, so that an old Node can read it.
 */
export function nodeProblem(version) {
  const parts = version.split('.').map(Number);
  const major = parts[0];
  const minor = parts[1];
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return null;
  return (
    'KitchenPass needs Node 20.19 or newer (in the 22 line: 22.12 or newer). This is Node ' +
    version +
    '. ' +
    'Get a newer one at https://nodejs.org and run the command again.'
  );
}
