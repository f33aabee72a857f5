import { colour, Logo } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useApi } from '../api.ts';
import { useI18n } from '../i18n/I18nProvider.tsx';

export function Footer() {
  const { t, paths, nameOf } = useI18n();
  const { data } = useApi('listCities', { query: { per_page: 8 } }, { revalidateOnFocus: false });
  return (
    <Box component="footer" sx={{ background: colour.pine900, color: colour.paper, mt: { xs: 4, md: 8 } }}>
      <Box
        sx={{
          maxWidth: 1180,
          marginInline: 'auto',
          px: { xs: 2, sm: 3 },
          py: { xs: 5, md: 7 },
          display: 'grid',
          gap: 5,
          gridTemplateColumns: { xs: '1fr', md: '1.3fr 1fr 1fr' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
          <Logo onDark />
          <Typography sx={{ color: colour.pine100, maxWidth: '34ch' }}>{t('footer.line')}</Typography>
        </Box>
        <FooterList title={t('footer.cities')}>
          {data?.items.map((city) => (
            <FooterLink key={city.id} href={paths.place(city)} text={nameOf(city)} />
          ))}
          <FooterLink href={paths.cities()} text={t('footer.allCities')} />
        </FooterList>
        <FooterList title={t('footer.account')}>
          <FooterLink href={paths.login()} text={t('header.signIn')} />
          <FooterLink href={paths.signup()} text={t('footer.signUp')} />
          <FooterLink href={paths.bookings()} text={t('header.bookings')} />
        </FooterList>
      </Box>
    </Box>
  );
}

function FooterList({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <Typography component="h2" variant="h5" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </div>
  );
}

function FooterLink({ href, text }: { href: string; text: string }) {
  return (
    <li>
      <Link
        href={href}
        underline="hover"
        sx={{ color: colour.paper, display: 'inline-flex', alignItems: 'center', minHeight: 40 }}
      >
        {text}
      </Link>
    </li>
  );
}
