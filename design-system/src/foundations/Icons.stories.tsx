import AccountCircleRounded from '@mui/icons-material/AccountCircleRounded';
import AddRounded from '@mui/icons-material/AddRounded';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import HourglassBottomRounded from '@mui/icons-material/HourglassBottomRounded';
import LanguageRounded from '@mui/icons-material/LanguageRounded';
import LockRounded from '@mui/icons-material/LockRounded';
import LuggageRounded from '@mui/icons-material/LuggageRounded';
import MapRounded from '@mui/icons-material/MapRounded';
import MyLocationRounded from '@mui/icons-material/MyLocationRounded';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import PaymentsRounded from '@mui/icons-material/PaymentsRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import ReportProblemRounded from '@mui/icons-material/ReportProblemRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import ShieldRounded from '@mui/icons-material/ShieldRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import IconButton from '@mui/material/IconButton';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { iconSize, textSize } from '../tokens/index.ts';
import { Foundation, Named, Part, Rules, Shelf } from './parts.tsx';

/** One icon for each meaning; a new meaning gets a new row. */
const ICONS: readonly (readonly [meaning: string, Icon: ComponentType<SvgIconProps>])[] = [
  ['Bags and bookings', LuggageRounded],
  ['A place that stores bags', StorefrontRounded],
  ['A locker, a secret', LockRounded],
  ['The map', MapRounded],
  ['My location', MyLocationRounded],
  ['Search', SearchRounded],
  ['My account', AccountCircleRounded],
  ['Language', LanguageRounded],
  ['Money', PaymentsRounded],
  ['The guarantee', ShieldRounded],
  ['Reviews', StarRounded],
  ['Time remaining', HourglassBottomRounded],
  ['Success', CheckCircleRounded],
  ['Problem', ReportProblemRounded],
  ['More', AddRounded],
  ['Fewer', RemoveRounded],
  ['Continue', ArrowForwardRounded],
  ['Close', CloseRounded],
  ['Edit', EditRounded],
  ['Delete', DeleteOutlineRounded],
  ['Download', DownloadRounded],
  ['Opens in a new tab', OpenInNewRounded],
];

function IconsPage() {
  return (
    <Foundation
      title="Icons"
      lead="Rounded Material Symbols. Icons help you find things again; words say what they are."
    >
      <Part title="Meanings">
        <Shelf column="9rem">
          {ICONS.map(([meaning, Icon]) => (
            <Named key={meaning} name={meaning} isCode={false}>
              <Icon aria-hidden sx={{ fontSize: iconSize.onCard }} />
            </Named>
          ))}
        </Shelf>
      </Part>
      <Part title="Sizes">
        <Shelf column="9rem">
          {Object.entries(iconSize).map(([name, size]) => (
            <Named key={name} name={`iconSize.${name}`} text={`${size} pixels`}>
              <LuggageRounded aria-hidden sx={{ fontSize: size }} />
            </Named>
          ))}
          <Named name="1em" text="In a line of text, at the size of its letters.">
            <span style={{ fontSize: textSize.large }}>
              <StarRounded aria-hidden fontSize="inherit" /> 4.8
            </span>
          </Named>
        </Shelf>
      </Part>
      <Part title="Rules">
        <Rules
          rules={[
            'An icon beside a word is hidden from screen readers: the word already says it.',
            'An icon on its own is a button with an accessible name, 48 pixels in size.',
            'No icon for an idea that people don’t recognise at sight. “Guarantee” needs its word.',
          ]}
        />
        <IconButton aria-label="Close">
          <CloseRounded />
        </IconButton>
      </Part>
    </Foundation>
  );
}

// The page is its own documentation.
const meta = { title: 'Icons', component: IconsPage, tags: ['!autodocs'] } satisfies Meta<typeof IconsPage>;

export default meta;

export const Page: StoryObj<typeof meta> = {};
