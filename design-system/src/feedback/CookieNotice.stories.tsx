import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';
import { CookieNotice } from './CookieNotice.tsx';

const meta = {
  component: CookieNotice,
  args: {
    onChoose: fn(),
    labels: {
      region: 'Cookies',
      text: 'Can we use analytics cookies? They show us which pages are useful. We set none unless you agree.',
      accept: 'Allow cookies',
      decline: 'No thanks',
    },
  },
} satisfies Meta<typeof CookieNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals);
    await tabTo(canvas.getByRole('button', { name: say('No thanks') }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(false);
    await tabTo(canvas.getByRole('button', { name: say('Allow cookies') }));
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenLastCalledWith(true);
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'smallPhone' } } };
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    labels: {
      region: 'Cookies',
      text: 'Wir würden gern Seitenaufrufe zählen, damit wir wissen, welche Seiten weiterhelfen. Ohne deine Einverständniserklärung wird nichts gezählt.',
      accept: 'Einverstanden',
      decline: 'Nein, lieber nicht',
    },
  },
};
