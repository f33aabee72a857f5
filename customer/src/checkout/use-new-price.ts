import { useState } from 'react';

/**
 * Returns the current price of a choice if it differs from the one first shown; null while nothing has changed. A price
 * in minor units, undefined until it is known.
 */
export function useNewPrice(choice: string, price: number | undefined): number | null {
  const [first, setFirst] = useState({ choice: '', price: 0 });
  if (price === undefined) return null;
  if (first.choice !== choice) setFirst({ choice, price });
  return first.choice === choice && first.price !== price ? price : null;
}
