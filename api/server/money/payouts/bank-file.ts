import { CURRENCIES, type CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import type { OwnAccount } from '../../platform/settings/payout-accounts-setting.ts';
import { inBankLetters, NAME_LENGTH } from './bank-letters.ts';

/** One transfer of a run. */
export interface BankTransfer {
  /** The payout's id: the bank reports it with a transfer that is returned. */
  id: string;
  /** Minor units. */
  amount: number;
  name: string;
  accountNumber: string;
  /** ISO 3166. */
  country: string;
  city: string;
  /** The text on the host's bank statement. */
  purpose: string;
}

export interface BankFile {
  /** The run's id. */
  id: string;
  currency: CurrencyCode;
  created: Date;
  /** The date on which the bank is to send it, YYYY-MM-DD. */
  day: string;
  from: OwnAccount & { name: string };
  transfers: readonly BankTransfer[];
}

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/** The countries where euros are sent by SEPA: the Union, its neighbours, and the small states between (EPC409). */
const SEPA_COUNTRIES =
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'.split(
    ' ',
  );

/**
 * Writes a run as a file for banks: a credit transfer initiation of ISO 20022 (pain.001.001.09), in the letters SEPA
 * allows. Euros to IBANs of SEPA countries are in a part of their own, all others in another.
 */
export async function writeBankFile({ id, currency, created, day, from, transfers }: BankFile): Promise<string> {
  // Loaded on first use: its files would delay every start of the server.
  const { create } = await import('xmlbuilder2');
  const bySepa = transfers.filter((transfer) => isSepa(currency, transfer));
  const others = transfers.filter((transfer) => !isSepa(currency, transfer));
  const initiation = {
    GrpHdr: {
      MsgId: id,
      CreDtTm: `${created.toISOString().slice(0, 19)}Z`,
      ...totals(currency, transfers),
      InitgPty: { Nm: inBankLetters(from.name, NAME_LENGTH) },
    },
    PmtInf: [
      { part: 'SEPA', list: bySepa },
      { part: 'OTHER', list: others },
    ].flatMap(({ part, list }) =>
      list.length === 0
        ? []
        : [
            {
              PmtInfId: `${id}-${part}`,
              PmtMtd: 'TRF',
              ...totals(currency, list),
              ...(part === 'SEPA' && { PmtTpInf: { SvcLvl: { Cd: 'SEPA' } } }),
              ReqdExctnDt: { Dt: day },
              Dbtr: { Nm: inBankLetters(from.name, NAME_LENGTH) },
              DbtrAcct: { Id: { IBAN: from.iban }, Ccy: currency },
              DbtrAgt: { FinInstnId: from.bic ? { BICFI: from.bic } : { Othr: { Id: 'NOTPROVIDED' } } },
              ChrgBr: part === 'SEPA' ? 'SLEV' : 'SHAR',
              CdtTrfTxInf: list.map((transfer) => transferOf(currency, transfer)),
            },
          ],
    ),
  };
  return create(
    { version: '1.0', encoding: 'UTF-8' },
    { Document: { '@xmlns': NAMESPACE, CstmrCdtTrfInitn: initiation } },
  )
    .end({ prettyPrint: true })
    .concat('\n');
}

function transferOf(currency: CurrencyCode, { id, amount, name, accountNumber, country, city, purpose }: BankTransfer) {
  const town = inBankLetters(city, 35);
  return {
    PmtId: { EndToEndId: id },
    Amt: { InstdAmt: { '@Ccy': currency, '#': inMajorUnits(currency, amount) } },
    Cdtr: {
      Nm: inBankLetters(name, NAME_LENGTH),
      PstlAdr: { ...(town && { TwnNm: town }), Ctry: country },
    },
    CdtrAcct: { Id: isIban(accountNumber) ? { IBAN: accountNumber } : { Othr: { Id: accountNumber } } },
    RmtInf: { Ustrd: inBankLetters(purpose, 140) },
  };
}

function totals(currency: CurrencyCode, transfers: readonly BankTransfer[]) {
  const sum = transfers.reduce((all, { amount }) => all + amount, 0);
  return { NbOfTxs: String(transfers.length), CtrlSum: inMajorUnits(currency, sum) };
}

function isSepa(currency: CurrencyCode, { accountNumber }: BankTransfer): boolean {
  return currency === 'EUR' && isIban(accountNumber) && SEPA_COUNTRIES.includes(accountNumber.slice(0, 2));
}

function isIban(accountNumber: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(accountNumber);
}

/** Formats minor units: 1234 pence are `12.34`, 1234 won `1234`; never through a fraction. */
export function inMajorUnits(currency: CurrencyCode, amount: number): string {
  const digits = Math.round(Math.log10(CURRENCIES[currency].minorInMajor));
  if (digits === 0) return String(amount);
  const text = String(amount).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
