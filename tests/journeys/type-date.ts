import { expect, type Locator } from '@playwright/test';

/** Types a date, YYYY-MM-DD, into a date field. Every language of ours writes the day first and the year last. */
export async function typeDate(field: Locator, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  const parts = field.getByRole('spinbutton');
  // Until the picker has loaded a button stands for the date; it loads with the focus and takes it over.
  await expect(async () => {
    await field.locator('button, [role="spinbutton"]').first().focus();
    await expect(parts.first()).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await field.page().keyboard.type(`${day}${month}${year}`);
  await expect(parts.last()).toHaveText(year);
  // A date is passed on when the field is left.
  await parts.last().blur();
}
