/** Keys of texts cannot contain the colon of `orders:read` or the hyphen of `price-lists`. */
export const keyOfRight = (right: string): string => right.replace(/[:-]./, (end) => end[1]!.toUpperCase());
