/** Signs and letters, each before its conversion, from the EPC's table (EPC217-08); accents are taken off first. */
const TABLE = new Map(
  `&+ ;, [( {( ]) }) \\/ |/ _- ~- \`' ¿?
   ÆA æa ØO øo Œo œo Þb þp ßs ĐD đd ĦH ħh ıi ĲI ĳi ŁL łl ŦT ŧt €E
   ΑA ΒV ΓG ΔD ΕE ΖZ ΗI ΘTH ΙI ΚK ΛL ΜM ΝN ΞX ΟO ΠP ΡR ΣS ΤT ΥY ΦF ΧCH ΨPS ΩO
   αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr ςs σs τt υy φf χch ψps ωo
   АA БB ВV ГG ДD ЕE ЖZH ЗZ ИI ЙY КK ЛL МM НN ОO ПP РR СS ТT УU ФF ХH ЦTS ЧCH ШSH ЩSHT ЪA ЬY ЮYU ЯYA
   аa бb вv гg дd еe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щsht ъa ьy юyu яya`
    .trim()
    .split(/\s+/)
    .map(([sign = '', ...written]) => [sign, written.join('')] as const),
);

const ALLOWED = /[A-Za-z0-9/\-?:().,'+ ]/;
const ACCENTS = /\p{M}+/gu;

/** Converts a text to the characters that every bank of SEPA can read; a full stop stands for what has no conversion. */
export function inBankLetters(text: string, maximum: number): string {
  return [...text.normalize('NFC').replace(/[\s\p{Cc}]+/gu, ' ')]
    .map((sign) => written(sign) ?? written(sign.normalize('NFKD').replace(ACCENTS, '')) ?? '.')
    .join('')
    .replace(/ +/g, ' ')
    .slice(0, maximum)
    .trim();
}

function written(sign: string): string | undefined {
  return ALLOWED.test(sign) && sign.length === 1 ? sign : TABLE.get(sign);
}

interface Payee {
  id: string;
  payment_type: string;
  account_holder: string;
  business_name: string | null;
}

/** Returns the name that a payout goes to. */
export function payeeName({ account_holder, business_name }: Omit<Payee, 'id' | 'payment_type'>): string {
  return account_holder || (business_name ?? '');
}

/** The longest name in a bank's file. */
export const NAME_LENGTH = 70;

/** Returns the names that differ in the bank's file; `bank_name` is null for one that no bank could read there. */
export function renamedPayees(payees: readonly Payee[]) {
  return payees
    .filter(({ payment_type }) => payment_type === 'bank_transfer')
    .map((payee) => ({ payout_id: payee.id, name: payeeName(payee) }))
    .map((payee) => ({ ...payee, bank_name: inBankLetters(payee.name, NAME_LENGTH) }))
    .filter(({ name, bank_name }) => name !== bank_name)
    .map((payee) => ({ ...payee, bank_name: /[A-Za-z0-9]/.test(payee.bank_name) ? payee.bank_name : null }));
}
