import { expect, userEvent, waitFor, within } from 'storybook/test';
import { say } from './languages/say.ts';
import { surroundingsOf } from './surroundings.ts';

/** Tabs to an element as keyboard users do, and gives up after a while. */
export async function tabTo(element: HTMLElement): Promise<void> {
  for (let presses = 0; presses < 40 && document.activeElement !== element; presses += 1) await userEvent.tab();
  await expect(element).toHaveFocus();
}

/** Tabs to the day of a date in a frame. Until the picker has loaded, a button replaces it and passes on the focus. */
export async function tabToDay(date: HTMLElement): Promise<HTMLElement> {
  for (let presses = 0; presses < 40 && !date.contains(document.activeElement); presses += 1) await userEvent.tab();
  const [day] = await within(date).findAllByRole('spinbutton');
  await waitFor(() => expect(day).toHaveFocus());
  return day as HTMLElement;
}

/** Translates the texts a story's play looks for into the story's language. */
export function sayIn(globals: Record<string, unknown>): (text: string) => string {
  const { language } = surroundingsOf(globals);
  return (text) => say(text, language);
}

/** "1 bag", "2 bags": a number in the wording of a site's dictionary. */
export function bagsInWords(bags: number, globals: Record<string, unknown>): string {
  return sayIn(globals)(bags === 1 ? '1 bag' : `${bags} bags`);
}
