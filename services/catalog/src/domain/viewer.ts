/** `shop` sees products on sale, `staff` every product that is not deleted. */
export type Viewer = 'shop' | 'staff';
