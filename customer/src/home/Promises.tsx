import { Section, TintedCards } from '@cubby/design-system';
import EventRepeatRounded from '@mui/icons-material/EventRepeatRounded';
import PriceCheckRounded from '@mui/icons-material/PriceCheckRounded';
import ShieldRounded from '@mui/icons-material/ShieldRounded';
import { useCoverOffer } from '../lib/content/use-cover.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

const PROMISES = [
  { key: 'price', Icon: PriceCheckRounded },
  { key: 'cancel', Icon: EventRepeatRounded },
  { key: 'guarantee', Icon: ShieldRounded },
] as const;

export function Promises() {
  const { t } = useI18n();
  const cover = useCoverOffer().sentence;
  const cards = PROMISES.map(({ key, Icon }) => ({
    title: t(`home.promises.${key}.title`),
    text: key === 'guarantee' ? cover : t(`home.promises.${key}.text`),
    Icon,
  }));
  return (
    <Section title={t('home.promises.title')}>
      <TintedCards cards={cards} />
    </Section>
  );
}
