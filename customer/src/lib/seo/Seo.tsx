import { DEFAULT_LANGUAGE, isDraft, type Language, OFFERED_LANGUAGES, type PictureSet } from '@cubby/api';
import { BRAND } from '@cubby/api/words/brand';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { usePublicUrl } from '../rendering/use-public-url.ts';
import { type Paths, pathsOf } from '../routing/paths.ts';
import { StructuredData } from './StructuredData.tsx';

export interface SeoProps {
  title: string;
  description?: string | undefined;
  /** The page's own address in a language; without one, the page is private to the visitor. */
  addressIn?: ((paths: Paths) => string) | undefined;
  /** Languages in which search engines may index the page; all by default. */
  indexedIn?: Partial<Record<Language, boolean>> | undefined;
  picture?: PictureSet | undefined;
  /** Schema.org objects (`structured-data.ts`). */
  structured?: readonly object[] | undefined;
}

/** The metadata of a page for browsers, search engines and shared links. React puts it into the document's head. */
export function Seo({ title, description, addressIn, indexedIn, picture, structured = [] }: SeoProps) {
  const { language, locale } = useI18n();
  const origin = usePublicUrl();
  const whole = `${title} · ${BRAND}`;
  const indexed = addressIn !== undefined && indexedIn?.[language] !== false && !isDraft(language);
  const address = addressIn && origin + addressIn(pathsOf(language));
  const image = picture && origin + shared(picture);
  const languages = OFFERED_LANGUAGES.filter((code) => indexedIn?.[code] !== false);
  return (
    <>
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
      {!indexed && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address} />}
      {indexed &&
        languages.map((code) => (
          <link key={code} rel="alternate" hrefLang={code} href={origin + addressIn(pathsOf(code))} />
        ))}
      {indexed && <link rel="alternate" hrefLang="x-default" href={origin + addressIn(pathsOf(DEFAULT_LANGUAGE))} />}
      <meta property="og:title" content={whole} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:site_name" content={BRAND} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      {address && <meta property="og:url" content={address} />}
      {image && <meta property="og:image" content={image} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {structured.map((data) => (
        <StructuredData key={JSON.stringify(data).slice(0, 80)} data={data} />
      ))}
    </>
  );
}

/** Returns one wide picture in a format that all link previews support. */
function shared({ sizes }: PictureSet): string {
  const widest = Object.keys(sizes).sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10));
  const wide = widest.find((size) => size === '1024x500') ?? widest[0] ?? '';
  return (sizes[wide] ?? '').replace(/\.webp$/, '.jpg');
}
