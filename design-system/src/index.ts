export { LanguageMenu } from './actions/LanguageMenu.tsx';
export { CookieNotice } from './feedback/CookieNotice.tsx';
export { EmptyState } from './feedback/EmptyState.tsx';
export { ErrorState } from './feedback/ErrorState.tsx';
export { LoadingState } from './feedback/LoadingState.tsx';
export { SandboxBand } from './feedback/SandboxBand.tsx';
export { BagStepper } from './inputs/BagStepper.tsx';
export { DateTimeRange } from './inputs/DateTimeRange.tsx';
export { SearchField } from './inputs/SearchField.tsx';
export { SixDigitInput } from './inputs/SixDigitInput.tsx';
export { StarRating } from './inputs/StarRating.tsx';
export { addHoursLocal, dateOf, type LocalStay, timeOf } from './inputs/stay-range.ts';
export { Logo } from './layout/Logo.tsx';
export { PageHeading } from './layout/PageHeading.tsx';
export { MapPin } from './map/MapPin.tsx';
export { type DayBar, DayBars } from './money/DayBars.tsx';
export { PriceBreakdown } from './money/PriceBreakdown.tsx';
export { BookingPass } from './stay/BookingPass.tsx';
export { type BadgeTone, FeatureBadge } from './stay/FeatureBadge.tsx';
export { HoldClock } from './stay/HoldClock.tsx';
export { OpeningHoursTable, writeHours } from './stay/OpeningHoursTable.tsx';
export { QrCode } from './stay/QrCode.tsx';
export { Rating } from './stay/Rating.tsx';
export { RatingBars } from './stay/RatingBars.tsx';
export { SearchCard, type SearchCardLabels } from './stay/SearchCard.tsx';
export { StashpointCard, type StashpointCardBadge } from './stay/StashpointCard.tsx';
export { CompassPicture } from './surfaces/CompassPicture.tsx';
export { Picture } from './surfaces/Picture.tsx';
export { PlaceCard } from './surfaces/PlaceCard.tsx';
export { ShelfIllustration } from './surfaces/ShelfIllustration.tsx';
export { StepList } from './surfaces/StepList.tsx';
export { TrustStrip } from './surfaces/TrustStrip.tsx';
export { CubbyTheme } from './theme/CubbyTheme.tsx';
export { night } from './theme/night.ts';
export { createCubbyTheme } from './theme/theme.ts';
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
} from './tokens/index.ts';
