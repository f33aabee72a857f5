import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { sayIn } from '../../testing/by-keys.ts';
import { inMoreContrast } from '../../testing/more-contrast.ts';
import { BookingPass } from './BookingPass.tsx';

const meta = {
  component: BookingPass,
  args: {
    url: 'https://cubby.example/account/bookings/7KQ2M9XA4T?pass=W3hQ0pZ4',
    pin: '4821',
    bookingId: '7KQ2M9XA4T',
    traveller: 'Maya Lindqvist',
    stashpoint: 'Copper Kettle Café',
    address: '18 Caledonian Road, London N1 9DU',
    dropoff: 'Sat 21 Nov, 10:00',
    pickup: 'Sat 21 Nov, 17:00',
    bags: '2 bags',
    status: { label: 'Confirmed', tone: 'good' },
    labels: {
      pass: 'Your pass',
      pin: 'PIN',
      name: 'Name',
      dropoff: 'Drop-off',
      pickup: 'Pick-up',
      bags: 'Bags',
      booking: 'Booking',
      showThis: 'Show this at the counter.',
      qr: 'QR code of your booking',
      enlarge: 'Fill the screen with the code',
      close: 'Close',
    },
  },
} satisfies Meta<typeof BookingPass>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Held: Story = {
  args: { url: null, pin: null, status: { label: 'Awaiting payment', tone: 'waiting' } },
};
export const Cancelled: Story = { args: { url: null, pin: null, status: { label: 'Cancelled', tone: 'over' } } };
export const Dark: Story = { globals: { mode: 'dark' } };
export const MoreContrast: Story = inMoreContrast('dark');
export const Lockers: Story = {
  args: {
    lockers: {
      units: [
        { id: '12', dropoffCode: '482915', pickupCode: '067341' },
        { id: '38', dropoffCode: '119204', pickupCode: '730058' },
      ],
      labels: {
        list: 'Your lockers',
        unit: 'Unit',
        dropoffCode: 'Drop-off code',
        pickupCode: 'Pick-up code',
        how: 'Enter the drop-off code on the display: the door opens.',
      },
    },
  },
};
/** Pressed, the code fills the screen. */
export const WithActions: Story = {
  args: { actions: <Button variant="outlined">Change or cancel</Button> },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals);
    await userEvent.click(canvas.getByRole('button', { name: say('Fill the screen with the code') }));
    const large = await screen.findByRole('dialog', { name: say('QR code of your booking') });
    await userEvent.click(within(large).getByRole('button', { name: say('Close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const LongText: Story = {
  globals: { language: 'de' },
  args: {
    stashpoint: 'Bahnhofsviertel-Gepäckaufbewahrungsgesellschaft am Hauptbahnhof',
    address: 'Donaudampfschifffahrtsgesellschaftsstraße 114, 60329 Frankfurt am Main',
    traveller: 'Maximiliane-Alexandra von Hohenzollern-Sigmaringen',
    status: { label: 'Zahlungsbestätigung ausstehend', tone: 'waiting' },
    labels: {
      pass: 'Dein Gepäckschein',
      pin: 'PIN',
      name: 'Name',
      dropoff: 'Gepäckabgabe',
      pickup: 'Gepäckabholung',
      bags: 'Gepäckstücke',
      booking: 'Buchungsnummer',
      showThis: 'Zeige diesen Gepäckschein am Tresen.',
      qr: 'QR-Code deiner Buchung',
      enlarge: 'Den Code auf dem ganzen Bildschirm zeigen',
      close: 'Schließen',
    },
  },
};
