import { expect, userEvent } from 'storybook/test';
import { say } from './languages/say.ts';
import { surroundingsOf } from './surroundings.ts';

/** Goes to an element as a person without a mouse does, who gives up at some point. */
export async function tabTo(element: HTMLElement): Promise<void> {
  for (let presses = 0; presses < 40 && document.activeElement !== element; presses += 1) await userEvent.tab();
  await expect(element).toHaveFocus();
}

/** What a story's play looks for, in the language the story is shown in. */
export function sayIn(globals: Record<string, unknown>): (text: string) => string {
  const { language } = surroundingsOf(globals);
  return (text) => say(text, language);
}

/** "1 bag", "2 bags": what a site's dictionary makes of a number. */
export function bagsInWords(bags: number, globals: Record<string, unknown>): string {
  return sayIn(globals)(bags === 1 ? '1 bag' : `${bags} bags`);
}
