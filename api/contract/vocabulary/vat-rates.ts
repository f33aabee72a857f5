/** A standard rate and its first day, in hundredths of a per cent: 2000 is 20%. */
interface VatRate {
  from: string;
  rate: number;
}

/**
 * Standard rates of VAT, or of the equivalent tax (GST, MwSt), newest first. A country that is missing here has no rate
 * known to us. A change is a row with its first day; earlier invoices keep their rate.
 */
export const VAT_RATES: Readonly<Record<string, readonly VatRate[]>> = {
  AE: [{ from: '2018-01-01', rate: 500 }],
  AT: [{ from: '1984-01-01', rate: 2000 }],
  AU: [{ from: '2000-07-01', rate: 1000 }],
  BE: [{ from: '1996-01-01', rate: 2100 }],
  BG: [{ from: '1999-01-01', rate: 2000 }],
  CH: [{ from: '2024-01-01', rate: 810 }],
  CY: [{ from: '2014-01-13', rate: 1900 }],
  CZ: [{ from: '2013-01-01', rate: 2100 }],
  DE: [{ from: '2021-01-01', rate: 1900 }],
  DK: [{ from: '1992-01-01', rate: 2500 }],
  EE: [
    { from: '2025-07-01', rate: 2400 },
    { from: '2024-01-01', rate: 2200 },
  ],
  ES: [{ from: '2012-09-01', rate: 2100 }],
  FI: [
    { from: '2024-09-01', rate: 2550 },
    { from: '2013-01-01', rate: 2400 },
  ],
  FR: [{ from: '2014-01-01', rate: 2000 }],
  GB: [{ from: '2011-01-04', rate: 2000 }],
  GR: [{ from: '2016-06-01', rate: 2400 }],
  HR: [{ from: '2012-03-01', rate: 2500 }],
  HU: [{ from: '2012-01-01', rate: 2700 }],
  IE: [{ from: '2021-03-01', rate: 2300 }],
  IL: [
    { from: '2025-01-01', rate: 1800 },
    { from: '2015-10-01', rate: 1700 },
  ],
  IT: [{ from: '2013-10-01', rate: 2200 }],
  KR: [{ from: '1977-07-01', rate: 1000 }],
  LT: [{ from: '2009-09-01', rate: 2100 }],
  LU: [{ from: '2024-01-01', rate: 1700 }],
  LV: [{ from: '2012-07-01', rate: 2100 }],
  MC: [{ from: '2014-01-01', rate: 2000 }],
  MT: [{ from: '2004-01-01', rate: 1800 }],
  NL: [{ from: '2012-10-01', rate: 2100 }],
  NO: [{ from: '2005-01-01', rate: 2500 }],
  NZ: [{ from: '2010-10-01', rate: 1500 }],
  PL: [{ from: '2011-01-01', rate: 2300 }],
  PT: [{ from: '2011-01-01', rate: 2300 }],
  RO: [
    { from: '2025-08-01', rate: 2100 },
    { from: '2017-01-01', rate: 1900 },
  ],
  SE: [{ from: '1990-07-01', rate: 2500 }],
  SG: [{ from: '2024-01-01', rate: 900 }],
  SI: [{ from: '2013-07-01', rate: 2200 }],
  SK: [
    { from: '2025-01-01', rate: 2300 },
    { from: '2011-01-01', rate: 2000 },
  ],
  ZA: [{ from: '2018-04-01', rate: 1500 }],
};

/** Members of the European Union, whose businesses account for tax among each other. Monaco counts as France. */
export const EU_COUNTRIES: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK'.split(' ');
