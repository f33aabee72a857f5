/** The name of the product, as texts write it: `%{brand}`. */
export const BRAND = 'Cubby';
