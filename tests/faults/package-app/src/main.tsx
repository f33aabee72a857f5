import { BagStepper, CubbyTheme, FeatureBadge, Hero, Meter, PageBody, Panel } from '@cubby/design-system';
import '@cubby/design-system/fonts.css';
import { StashpointMap } from '@cubby/design-system/map';
import { cubbyStyle } from '@cubby/design-system/map-style';
import { paint } from '@cubby/design-system/paints';
import { colour, palette } from '@cubby/design-system/tokens';
import '@cubby/design-system/tokens.css';
import tokens from '@cubby/design-system/tokens.json';
import Button from '@mui/material/Button';
import { type ComponentProps, useState } from 'react';
import { createRoot } from 'react-dom/client';

const LONDON = { north: 51.54, east: -0.08, south: 51.48, west: -0.16 };
const map = { map: 'Places in London', zoomIn: 'Zoom in', zoomOut: 'Zoom out', unavailable: 'No map' };
const bagLabels = { label: 'Bags', fewer: 'One bag less', more: 'One bag more' };

// @ts-expect-error A tone that does not exist: the types are read, and are not `any`.
export const badge: ComponentProps<typeof FeatureBadge> = { tone: 'shrill', label: 'Open now' };

function Shop() {
  const [bags, setBags] = useState(2);
  return (
    <CubbyTheme>
      <Hero title="Leave your bags" lead="An empty app with the design system of Cubby." aside={null}>
        <Button variant="contained" color="secondary">
          Find storage
        </Button>
      </Hero>
      <PageBody>
        <Panel>
          <BagStepper value={bags} onChange={setBags} labels={{ ...bagLabels, value: String(bags) }} />
          <Meter label="Space taken" done={bags} all={12} text={`${bags} of 12`} />
          <FeatureBadge tone="good" label="Open now" />
          <p style={{ color: colour.textMuted }}>{tokens.$description}</p>
        </Panel>
        <StashpointMap points={[]} bounds={LONDON} labels={map} />
      </PageBody>
    </CubbyTheme>
  );
}

// Drawn by the app itself, by the values of one mode.
const style = cubbyStyle({ mode: 'light', language: 'en', tiles: { url: '/tiles.json', attribution: '' } });
document.body.dataset.layers = `${style.layers.length} ${palette.light.surface} ${Object.keys(paint).length}`;

createRoot(document.getElementById('root') as HTMLElement).render(<Shop />);
