export default async function stopShops() {
  await globalThis.stopShops?.();
}
