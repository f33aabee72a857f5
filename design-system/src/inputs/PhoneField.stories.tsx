import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sayIn, tabTo } from '../../testing/by-keys.ts';
import { PhoneField } from './PhoneField.tsx';

const COUNTRIES = [
  { code: 'DE', name: 'Deutschland', dialCode: '49' },
  { code: 'IT', name: 'Italia', dialCode: '39' },
  { code: 'JP', name: '日本', dialCode: '81' },
];

const meta = {
  component: PhoneField,
  args: {
    label: 'Phone number',
    number: '',
    onNumber: fn(),
    countryLabel: 'Country code',
    // Names of countries are their own; a story's texts are said in its language.
    country: '',
    onCountry: fn(),
    countries: [],
  },
  render: function Typed(args) {
    const [number, setNumber] = useState(args.number);
    const [country, setCountry] = useState('IT');
    const type = (typed: string) => {
      setNumber(typed);
      args.onNumber(typed);
    };
    return (
      <PhoneField {...args} {...{ number, country }} countries={COUNTRIES} onNumber={type} onCountry={setCountry} />
    );
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals);
    await tabTo(canvas.getByRole('combobox', { name: say('Country code') }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: say('Country code') }), 'JP');
    await expect(canvas.getByText('+81')).toBeVisible();
    await tabTo(canvas.getByRole('textbox', { name: say('Phone number') }));
    await userEvent.keyboard('+39 347');
    await expect(args.onNumber).toHaveBeenLastCalledWith('+39 347');
    await expect(canvas.queryByText('+81')).toBeNull();
  },
};
