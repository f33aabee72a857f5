import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Facts, Foundation, Part, Rules } from './parts.tsx';

/** The same moment in English and German, in the wording of the sites. */
const MOMENTS: readonly (readonly [moment: string, english: string, german: string])[] = [
  ['An action', 'Find storage', 'Aufbewahrung finden'],
  ['A field', 'When will you bring your bags?', 'Wann bringst du dein Gepäck?'],
  ['It worked', 'Your bags are booked in.', 'Dein Gepäck ist angemeldet.'],
  [
    'It is full',
    'This place is full at that time. Nearby there is room.',
    'Hier ist zu dieser Zeit alles voll. In der Nähe ist Platz.',
  ],
  [
    'Our fault',
    'We could not save this. Nothing is lost; try again.',
    'Das ließ sich nicht speichern. Nichts ist verloren, versuch es noch einmal.',
  ],
  [
    'It cannot be undone',
    'Delete the account? Your bookings go with it.',
    'Konto löschen? Deine Buchungen werden mitgelöscht.',
  ],
  [
    'Nothing there yet',
    'No bookings yet. The first one takes a minute.',
    'Noch keine Buchungen. Die erste dauert eine Minute.',
  ],
  ['Money', 'All in: £13.27', 'Alles inklusive: 13,27 £'],
];

function VoiceAndTonePage() {
  return (
    <Foundation
      title="Voice and tone"
      lead="Somebody stands in a street with a suitcase and half a minute. We say what helps, in the words they would use."
    >
      <Part title="In two languages">
        <Facts
          columns={['When', 'English', 'German']}
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
            'The thing itself first: “Full at that time”, not “Unfortunately we have to inform you”.',
            'German says du; French, Spanish, Italian and Portuguese speak as their dictionaries do. No language is a translation word by word.',
            'A button says what happens when it is pressed: a verb, and at most three words.',
          ]}
        />
      </Part>
      <Part title="Tone: by the moment">
        <Rules
          rules={[
            'When it goes well we are short. Nobody reads praise.',
            'When it goes wrong we say what happened, whether money moved, and what to do now.',
            'When it is about safety or law we are exact, and link to the whole text.',
            'No jokes where bags or money could be lost.',
          ]}
        />
      </Part>
      <Part title="Room for words">
        <Rules
          rules={[
            'German needs a third more room, and its words break only at syllables: lang and hyphens are set on every page.',
            'Never build a sentence from pieces. A dictionary has the whole sentence, with a gap for the number.',
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
