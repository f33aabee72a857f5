import {
  colour,
  fontWeight,
  Logo,
  linkLine,
  ModeSwitch,
  plainList,
  screenOnly,
  textSize,
  touchTarget,
  width,
} from '@cubby/design-system';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useApi } from '../api/api.ts';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { RouterLink } from '../routing/RouterLink.tsx';

export function Footer() {
  const { t, paths, nameOf } = useI18n();
  const { data } = useApi('listCities', { query: { per_page: 8 } }, { revalidateOnFocus: false });
  return (
    <Box
      component="footer"
      sx={{ ...screenOnly, background: colour.brand, color: colour.onBrand, mt: { xs: 4, md: 8 } }}
    >
      <Box
        sx={{
          maxWidth: width.page,
          marginInline: 'auto',
          px: { xs: 2, sm: 3 },
          py: { xs: 3, md: 8 },
          display: 'grid',
          gap: { xs: 0, md: 5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.5fr 1fr 1fr 1fr 1fr' },
        }}
      >
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 0.5, md: 1.5 },
            gridTemplateColumns: 'minmax(0, 1fr)',
            alignContent: 'start',
          }}
        >
          <Logo onDark />
          <Typography sx={{ color: colour.onBrandMuted, maxWidth: '34ch' }}>{t('footer.line')}</Typography>
          <Box sx={{ justifySelf: 'start', marginInlineStart: { xs: -2, sm: -2.5 } }}>
            <ModeSwitch variant="text" labels={{ dark: t('header.dark'), light: t('header.light') }} />
          </Box>
        </Box>
        <FooterList title={t('footer.cities')}>
          {data?.items.map((city) => (
            <FooterLink key={city.id} href={paths.place(city)} text={nameOf(city)} />
          ))}
          <FooterLink href={paths.cities()} text={t('footer.allCities')} />
        </FooterList>
        <FooterList title={t('footer.company')}>
          <FooterLink href={paths.about()} text={t('footer.about')} />
          <FooterLink href={paths.blog()} text={t('footer.blog')} />
          <FooterLink href={paths.reviews()} text={t('footer.reviews')} />
          <FooterLink href={paths.becomeAHost()} text={t('footer.becomeAHost')} />
          <FooterLink href={paths.partners()} text={t('footer.partners')} />
        </FooterList>
        <FooterList title={t('footer.help')}>
          <FooterLink href={paths.support()} text={t('footer.support')} />
          <FooterLink href={paths.faq()} text={t('footer.faq')} />
          <FooterLink href={paths.pricing()} text={t('footer.pricing')} />
          <FooterLink href={paths.guarantee()} text={t('footer.guarantee')} />
          <FooterLink href={paths.bookings()} text={t('header.bookings')} />
        </FooterList>
        <FooterList title={t('footer.legal')}>
          <FooterLink href={paths.terms()} text={t('footer.terms')} />
          <FooterLink href={paths.privacyPolicy()} text={t('footer.privacy')} />
          <FooterLink href={paths.cookiePolicy()} text={t('footer.cookies')} />
          <FooterLink href={paths.login()} text={t('header.signIn')} />
          <FooterLink href={paths.signup()} text={t('footer.signUp')} />
        </FooterList>
      </Box>
    </Box>
  );
}

/** A list under its heading; on a phone the heading opens it. */
function FooterList({ title, children }: { title: string; children: React.ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Typography component="h2" variant="h5" sx={{ mb: 1, display: { xs: 'none', md: 'block' } }}>
        {title}
      </Typography>
      <ButtonBase
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{
          display: { xs: 'flex', md: 'none' },
          width: 1,
          minHeight: touchTarget,
          justifyContent: 'space-between',
          fontFamily: 'inherit',
          fontSize: textSize.lead,
          fontWeight: fontWeight.bold,
        }}
      >
        {title}
        <ExpandMoreRounded sx={open ? { transform: 'rotate(180deg)' } : undefined} />
      </ButtonBase>
      <Box
        component="ul"
        id={id}
        sx={{ ...plainList, display: { xs: open ? 'block' : 'none', md: 'block' }, '& a': footerLink }}
      >
        {children}
      </Box>
    </div>
  );
}

function FooterLink({ href, text }: { href: string; text: string }) {
  return (
    <li>
      <RouterLink href={href}>{text}</RouterLink>
    </li>
  );
}

/** On the list and not on each of two dozen links, which would cost a page more than all they say. */
const footerLink = {
  ...linkLine,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  color: colour.onBrand,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
} as const;
