import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from './FactList.tsx';

const meta = {
  component: FactList,
  args: {
    facts: [
      ['Drop-off', 'Sat 21 Nov, 10:00'],
      ['Pick-up', 'Sun 22 Nov, 18:00'],
      ['Bags', '2 bags'],
      ['Total', <b key="total">£19.68</b>],
    ],
  },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Receipt: Story = { args: { receipt: true } };
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    facts: [
      ['Öffnungszeiten an Feiertagen', 'Geschlossen, außer am Donaudampfschifffahrtsgesellschaftskapitänstag'],
      ['E-Mail', 'gepaeckaufbewahrung.am.bahnhof.zoologischer.garten@beispiel-unternehmen.test'],
    ],
  },
};
