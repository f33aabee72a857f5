import type { Invoice, InvoiceParty, StatementMonth } from '../../api/contract/structs/invoice.ts';
import { LANGUAGES, type Language } from '../../api/contract/vocabulary/languages.ts';
import { drawInvoice } from '../../api/papers/invoice/draw-invoice.ts';
import { drawStatement } from '../../api/papers/invoice/draw-statement.ts';
import { drawReceipt } from '../../api/papers/receipt/draw-receipt.ts';
import { receiptOf } from '../../api/papers/receipt/receipt.ts';
import { booking } from '../../tests/harness/booking-record.ts';

/* Each kind of paper, as it could have been sent. */

export type PaperKind = 'receipt' | 'invoice' | 'credit_note' | 'statement';

const GBP = { ccy_code: 'GBP', ccy_minor_in_major: 100 } as const;

const OPERATOR = {
  name: 'Cubby Ltd',
  address: '1 Shelf Lane, London',
  register: 'Companies House 12345678',
  country: 'GB',
  vatNumber: 'GB123456789',
};

const HOST: InvoiceParty = {
  name: 'Corner Café Ltd',
  address: ['1 High Street', 'London N1 9AL'],
  country_code: 'GB',
  vat_number: 'GB987654321',
};

/** A stay that was paid, made longer, and partly refunded. */
const STAY = booking({
  movements: [
    { kind: 'charge', amount: 1200, created: '2030-06-01T10:00:00.000Z' },
    { kind: 'charge', amount: 400, created: '2030-06-10T12:00:00.000Z' },
    { kind: 'refund_card', amount: -400, created: '2030-06-11T09:00:00.000Z' },
  ],
});

const INVOICE: Omit<Invoice, 'pdf_url' | 'language'> = {
  id: 'i1',
  host_id: 'h1',
  kind: 'invoice',
  number: 'CORNER-0007',
  corrects: null,
  period: '2030-05',
  from: '2030-05-01',
  to: '2030-05-31',
  issued: '2030-06-01T06:00:00.000Z',
  ...GBP,
  net: 41_250,
  vat: 8250,
  gross: 49_500,
  vat_rate: 2000,
  vat_treatment: 'domestic',
  supplier: HOST,
  customer: {
    name: OPERATOR.name,
    address: [OPERATOR.address],
    country_code: OPERATOR.country,
    vat_number: OPERATOR.vatNumber,
  },
  booking_count: 66,
  places: [
    { stashpoint_id: 'p1', name: 'Café near King’s Cross', booking_count: 41, bag_count: 83, gross: 31_000 },
    { stashpoint_id: 'p2', name: 'Harbour Books', booking_count: 25, bag_count: 49, gross: 18_500 },
  ],
};

const CREDIT_NOTE: typeof INVOICE = {
  ...INVOICE,
  id: 'i2',
  kind: 'credit_note',
  number: 'CORNER-0008',
  corrects: INVOICE.number,
  issued: '2030-07-01T06:00:00.000Z',
  net: -1250,
  vat: -250,
  gross: -1500,
  booking_count: 2,
  places: [{ stashpoint_id: 'p2', name: 'Harbour Books', booking_count: 2, bag_count: 3, gross: -1500 }],
};

const MONTHS: StatementMonth[] = ['2030-03', '2030-04', '2030-05'].map((period, index) => ({
  period,
  ...GBP,
  opening: index * 12_000,
  earned: 49_500,
  taken_back: -1500,
  paid_out: -36_000,
  returned: 0,
  closing: (index + 1) * 12_000,
  invoiced: 49_500,
  credited: -1500,
  documents: [
    { number: `H1-${1001 + 2 * index}`, kind: 'invoice', gross: 49_500 },
    { number: `H1-${1002 + 2 * index}`, kind: 'credit_note', gross: -1500 },
  ],
}));

const DRAW: Record<PaperKind, (language: Language) => Promise<Buffer>> = {
  receipt: (language) => drawReceipt(receiptOf(STAY, language, OPERATOR)),
  invoice: (language) => drawInvoice({ ...INVOICE, language }),
  credit_note: (language) => drawInvoice({ ...CREDIT_NOTE, language }),
  statement: (language) => drawStatement({ year: 2030, months: MONTHS }, { name: HOST.name, language }),
};

/** Draws each kind of paper in each language. Returns the PDFs by their names, such as `receipt-de`. */
export async function samplePapers(): Promise<[name: string, pdf: Buffer][]> {
  const papers = Object.entries(DRAW).flatMap(([kind, draw]) =>
    LANGUAGES.map(async (language): Promise<[string, Buffer]> => [`${kind}-${language}`, await draw(language)]),
  );
  return Promise.all(papers);
}
