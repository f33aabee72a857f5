import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TranslatedText } from './TranslatedText.tsx';

const meta = {
  component: TranslatedText,
  args: {
    text: 'Bel twee keer aan de zijdeur.',
    lang: 'nl',
    translation: {
      text: 'Ring twice at the side door.',
      lang: 'en',
      note: 'Translated automatically from Dutch',
      showOriginal: 'Show original',
      showTranslation: 'Show translation',
    },
  },
} satisfies Meta<typeof TranslatedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const reader = canvasElement.querySelector('[aria-live]');
    const translated = reader?.textContent;
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(reader).toHaveTextContent(args.text);
    await expect(reader).toHaveAttribute('lang', 'nl');
    await userEvent.keyboard('{Enter}');
    await expect(reader).toHaveTextContent(translated ?? '');
  },
};

export const AsWritten: Story = {
  name: 'As written',
  args: { translation: undefined },
};

export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    text: 'Ring twice at the door of the left-luggage department.',
    lang: 'en',
    translation: {
      text: 'Klingeln Sie zweimal an der Gepäckaufbewahrungsabteilungsseiteneingangstür neben dem Zeitschriftenregal.',
      lang: 'de',
      note: 'Automatisch übersetzt (Original: Englisch)',
      showOriginal: 'Original zeigen',
      showTranslation: 'Übersetzung zeigen',
    },
  },
};
