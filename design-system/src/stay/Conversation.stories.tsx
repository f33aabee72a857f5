import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Conversation } from './Conversation.tsx';

const meta = {
  component: Conversation,
  args: {
    messages: [
      {
        id: '1',
        isOwn: true,
        author: 'Maya Lindqvist',
        time: '24 Nov',
        text: 'Which door do we use?',
        lang: 'en',
      },
      {
        id: '2',
        isOwn: false,
        author: 'Copper Kettle Café',
        time: '24 Nov',
        mayReport: true,
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
    ],
    words: {
      title: 'Messages',
      none: 'No messages yet.',
      field: 'Your message',
      hint: 'Phone numbers, email addresses and links are hidden.',
      send: 'Send',
      report: 'Report',
      reportNow: 'Report to support',
      cancel: 'Cancel',
    },
    onReport: fn(),
    draft: { text: 'Thank you!', maximum: 1000, isSending: false, onChange: fn(), onSend: fn() },
  },
} satisfies Meta<typeof Conversation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [original, report, send] = canvas.getAllByRole('button');
    const field = canvas.getByRole('textbox');
    for (const stop of [original, report]) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReport).toHaveBeenCalledWith('2');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await expect(send).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.draft?.onSend).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { messages: [], draft: undefined },
};

export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    messages: [
      {
        id: '1',
        isOwn: false,
        author: 'Gepäckaufbewahrungsstelle am Hauptbahnhofsvorplatz',
        time: '24. November 2026, 10:00',
        note: 'Gemeldet',
        text: 'Guten Tag!\nKlingeln Sie zweimal an der Gepäckaufbewahrungsabteilungsseiteneingangstür neben dem Zeitschriftenregal.',
        lang: 'de',
      },
    ],
    words: {
      title: 'Nachrichten',
      none: 'Noch keine Nachrichten.',
      field: 'Deine Nachricht',
      hint: 'Telefonnummern, E-Mail-Adressen und Links werden verborgen.',
      send: 'Senden',
      report: 'Melden',
      reportNow: 'Dem Support melden',
      cancel: 'Abbrechen',
    },
    draft: {
      text: 'Donaudampfschifffahrtsgesellschaftskapitänsgepäckaufbewahrungsscheinnummer',
      maximum: 1000,
      isSending: false,
      onChange: fn(),
      onSend: fn(),
    },
  },
};
