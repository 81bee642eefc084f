export default async function stopShop() {
  await globalThis.stopShop?.();
}
