import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './imports.ts';

/** The tokens of what browsers and password managers fill in, by the file of each form, in the order of its fields. */
const TOKENS = {
  'backoffice/src/host/console/money/TaxDetailsDialog.tsx': 'organization address-line1 postal-code address-level2',
  'backoffice/src/shared/account/DetailsForm.tsx': 'given-name family-name',
  'backoffice/src/shared/account/EmailForm.tsx': 'email current-password current-password',
  'backoffice/src/shared/account/PasswordForm.tsx': 'current-password new-password',
  'backoffice/src/shared/login/EmailStep.tsx': 'username',
  'backoffice/src/shared/login/PasswordStep.tsx': 'username current-password',
  'customer/src/account/ConfirmEmailPage.tsx': 'current-password',
  'customer/src/account/NewEmailForm.tsx': 'email current-password',
  'customer/src/account/PasswordPanel.tsx': 'current-password',
  'customer/src/claim/AccountPanel.tsx': 'name',
  'customer/src/host/StashpointDraftFields.tsx': 'organization address-line1 postal-code',
  'customer/src/lib/forms/ContactFields.tsx': 'given-name family-name email',
  'customer/src/lib/forms/NewPasswordField.tsx': 'new-password',
  'customer/src/lib/payment/SandboxCardFields.tsx': 'cc-number cc-exp cc-csc',
  'customer/src/login/EmailField.tsx': 'username',
  'customer/src/login/NewPasswordForm.tsx': 'username',
  'customer/src/login/PasswordForm.tsx': 'current-password',
  'design-system/src/inputs/PhoneField.tsx': 'tel-country-code tel',
  'design-system/src/inputs/SixDigitInput.tsx': 'one-time-code',
};
const NAMES =
  /["'](off|name|given-name|family-name|username|email|tel|tel-country-code|organization|address-line1|postal-code|address-level2|current-password|new-password|one-time-code|cc-[a-z]+)["']/g;

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const files = globSync('{customer,backoffice,design-system}/src/**/*.tsx', { cwd: ROOT })
  .filter((file) => !/\.(test|stories)\.tsx$/.test(file))
  .sort();
/** Lists the tokens of a file's fields. */
function tokensIn(text: string): string[] {
  const table = text.match(/\bAUTOCOMPLETE = \{[^}]*\}/)?.[0] ?? '';
  const single = [...text.matchAll(/\bautoComplete(?:=|: ).*|\bnumeric\('.*/g)].map(([line]) =>
    line.includes(' | ') ? null : line.match(NAMES)?.[0],
  );
  return [...(table.match(NAMES) ?? []), ...single].flatMap((token) => token?.slice(1, -1) ?? []);
}

it('every field that asks for a person’s data says which, as HTML names it', () => {
  const found = files.map((file) => [file, tokensIn(read(file)).filter((token) => token !== 'off')] as const);
  const filled = found.filter(([, tokens]) => tokens.length > 0).map(([file, tokens]) => [file, tokens.join(' ')]);
  expect(Object.fromEntries(filled)).toEqual(TOKENS);
});

it('no field for an address, a number or a password says nothing about it', () => {
  const silent = files.filter((file) => {
    const asking = [...read(file).matchAll(/\btype(?:=|: )["'](?:email|tel|password)["']/g)].length;
    return asking > tokensIn(read(file)).length;
  });
  expect(silent).toEqual([]);
});
