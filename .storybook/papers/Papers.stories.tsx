import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '../../api/contract/vocabulary/languages.ts';
import { surroundingsOf } from '../../design-system/testing/surroundings.ts';
import type { PaperKind } from './sample-papers.ts';

interface PaperProps {
  kind: PaperKind;
  language: Language;
}

/** A paper we send, as a picture of its PDF. */
function Paper({ kind, language }: PaperProps) {
  return <img src={`/papers/${kind}-${language}.webp`} alt={kind} style={{ maxWidth: '100%' }} />;
}

const meta = {
  title: 'Papers',
  component: Paper,
  args: { language: 'en' },
  argTypes: { language: { control: false } },
  render: ({ kind }, { globals }) => <Paper kind={kind} language={surroundingsOf(globals).language} />,
} satisfies Meta<typeof Paper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Receipt: Story = { args: { kind: 'receipt' } };
export const Invoice: Story = { args: { kind: 'invoice' } };
export const CreditNote: Story = { args: { kind: 'credit_note' } };
export const Statement: Story = { args: { kind: 'statement' } };
