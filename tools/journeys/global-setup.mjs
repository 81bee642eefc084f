export default async function startShop() {}
