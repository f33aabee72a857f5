import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Facts, Foundation, Part, Rules } from './parts.tsx';

/** The same moment in English and German, in the wording of the sites. */
const MOMENTS: readonly (readonly [moment: string, english: string, german: string])[] = [
  ['An action', 'Find storage', 'Aufbewahrung finden'],
  ['A field', 'When are you dropping off?', 'Wann bringst du dein Gepäck?'],
  ['It worked', 'Your booking is confirmed.', 'Dein Gepäck ist angemeldet.'],
  [
    'It is full',
    'This place is full then. There’s space nearby.',
    'Hier ist zu dieser Zeit alles voll. In der Nähe ist Platz.',
  ],
  [
    'Our fault',
    'We couldn’t save this. Nothing is lost. Try again.',
    'Das ließ sich nicht speichern. Nichts ist verloren, versuch es noch einmal.',
  ],
  [
    'It cannot be undone',
    'Delete your account? This also deletes your bookings.',
    'Konto löschen? Deine Buchungen werden mitgelöscht.',
  ],
  [
    'Nothing there yet',
    'No bookings yet. Your first one takes a minute.',
    'Noch keine Buchungen. Die erste dauert eine Minute.',
  ],
  ['Money', 'Total with fees: £13.27', 'Alles inklusive: 13,27 £'],
];

function VoiceAndTonePage() {
  return (
    <Foundation
      title="Voice and tone"
      lead="Our readers are in a street with a suitcase and little time. We say what helps, in words they would use."
    >
      <Part title="In two languages">
        <Facts
          columns={['Moment', 'English', 'German']}
          rows={MOMENTS.map(([moment, english, german]) => [
            moment,
            english,
            <Box key={moment} component="span" lang="de" sx={{ hyphens: 'auto' }}>
              {german}
            </Box>,
          ])}
        />
      </Part>
      <Part title="Voice: always">
        <Rules
          rules={[
            'Plain words: bag, place, price. Not luggage item, partner location, fee structure.',
            'The point first: “Full at that time”, not “Unfortunately we have to inform you”.',
            'German says du; French, Spanish, Italian and Portuguese speak as their dictionaries do. Never translate word for word.',
            'A button says what it does: a verb, and at most three words.',
          ]}
        />
      </Part>
      <Part title="Tone: to suit the moment">
        <Rules
          rules={[
            'When things go well we are brief.',
            'When something fails we say what happened, whether any money was charged, and what to do next.',
            'On safety and law we are exact, and link to the full text.',
            'No jokes when bags or money could be lost.',
          ]}
        />
      </Part>
      <Part title="Space for text">
        <Rules
          rules={[
            'German needs a third more space, and its words break only at syllables: lang and hyphens are set on every page.',
            'Never build a sentence from pieces. A dictionary has the whole sentence, with a placeholder for the number.',
          ]}
        />
      </Part>
    </Foundation>
  );
}

// The page is its own documentation.
const meta = { title: 'Voice and tone', component: VoiceAndTonePage, tags: ['!autodocs'] } satisfies Meta<
  typeof VoiceAndTonePage
>;

export default meta;

export const Page: StoryObj<typeof meta> = {};
