import type { Meta, StoryObj } from '@storybook/react-vite';
import { cityPicture, picture } from '../../testing/story-data.ts';
import { Picture } from './Picture.tsx';

const PREVIEW =
  'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoGAAoABUB8JZACdAEO4adAAADwOotdJ7eFCVD3ORHzDSlXyb68AA==';

const meta = {
  component: Picture,
  args: { picture, width: 254, height: 318, fit: 'fixed' },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Arch: Story = { args: { frame: 'arch' } };
export const WideArch: Story = {
  args: { picture: cityPicture, frame: 'wideArch', width: 512, height: 250 },
};
/** A picture that has not arrived yet, with its preview. */
export const Loading: Story = { args: { picture: { alt_text: '', sizes: {}, preview: PREVIEW }, frame: 'arch' } };
export const Empty: Story = { args: { picture: undefined, frame: 'arch' } };
