import type { CostLine } from '../../../contract/rules/price.ts';
import type { Booking } from '../../../contract/structs/booking.ts';

/** Texts of a receipt. */
export interface ReceiptWords {
  title: string;
  booking: string;
  booked: string;
  traveller: string;
  stashpoint: string;
  dropoff: string;
  pickup: string;
  bags: string;
  costs: Record<CostLine['kind'], string>;
  movementsTitle: string;
  movements: Record<Booking['movements'][number]['kind'], string>;
  paid: string;
  /** Note on the total. */
  vatIncluded: (percent: string) => string;
  noVat: string;
  issuedBy: (who: string) => string;
}
