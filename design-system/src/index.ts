export { BagStepper } from './BagStepper.tsx';
export { BookingPass } from './BookingPass.tsx';
export { CompassPicture } from './CompassPicture.tsx';
export { CookieNotice } from './CookieNotice.tsx';
export { CubbyTheme } from './CubbyTheme.tsx';
export { DateTimeRange } from './DateTimeRange.tsx';
export { type DayBar, DayBars } from './DayBars.tsx';
export { EmptyState } from './EmptyState.tsx';
export { ErrorState } from './ErrorState.tsx';
export { type BadgeTone, FeatureBadge } from './FeatureBadge.tsx';
export { HoldClock } from './HoldClock.tsx';
export { LanguageMenu } from './LanguageMenu.tsx';
export { LoadingState } from './LoadingState.tsx';
export { Logo } from './Logo.tsx';
export { MapPin } from './MapPin.tsx';
export { night } from './night.ts';
export { OpeningHoursTable, writeHours } from './OpeningHoursTable.tsx';
export { PageHeading } from './PageHeading.tsx';
export { Picture } from './Picture.tsx';
export { PlaceCard } from './PlaceCard.tsx';
export { PriceBreakdown } from './PriceBreakdown.tsx';
export { QrCode } from './QrCode.tsx';
export { Rating } from './Rating.tsx';
export { RatingBars } from './RatingBars.tsx';
export { SandboxBand } from './SandboxBand.tsx';
export { SearchCard, type SearchCardLabels } from './SearchCard.tsx';
export { SearchField } from './SearchField.tsx';
export { ShelfIllustration } from './ShelfIllustration.tsx';
export { SixDigitInput } from './SixDigitInput.tsx';
export { StarRating } from './StarRating.tsx';
export { StashpointCard, type StashpointCardBadge } from './StashpointCard.tsx';
export { StepList } from './StepList.tsx';
export { addHoursLocal, dateOf, type LocalStay, timeOf } from './stay-range.ts';
export { TrustStrip } from './TrustStrip.tsx';
export { createCubbyTheme } from './theme.ts';
export {
  arch,
  cardFieldTextSize,
  colour,
  denseTextSize,
  font,
  iconSize,
  plainList,
  radius,
  shadow,
  tabularNumbers,
  textSize,
  touchTarget,
  wideArch,
} from './tokens.ts';
