import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CookieNotice } from './CookieNotice.tsx';

const meta = {
  component: CookieNotice,
  args: {
    onChoose: fn(),
    labels: {
      region: 'Cookies',
      text: 'We would like to count visits so that we know which pages help. Nothing is counted unless you agree.',
      accept: 'Count me in',
      decline: 'No, thanks',
    },
  },
} satisfies Meta<typeof CookieNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    labels: {
      region: 'Cookies',
      text: 'Wir würden gern Seitenaufrufe zählen, damit wir wissen, welche Seiten weiterhelfen. Ohne deine Einverständniserklärung wird nichts gezählt.',
      accept: 'Einverstanden',
      decline: 'Nein, lieber nicht',
    },
  },
};
