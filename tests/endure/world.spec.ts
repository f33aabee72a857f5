import { localPath } from '@cubby/api';
import type { Locator, Page } from '@playwright/test';
import { mailTo } from '../harness/outbox.ts';
import type { Translator } from '../harness/translator.ts';
import { clientOf, fromOwnAddress, hostSession, staffSession } from '../journeys/api.ts';
import { openShop } from '../journeys/hosts/shop.ts';
import { bookNow, chooseStay, composed, expect, payWith, results, takenOver, test } from '../journeys/journey.ts';

/*
 * Travellers whose language, alphabet, keyboard and clock are none of ours: from the search to the pass, a change, the
 * cancellation and the receipt, and what hosts, staff and their exports show of it.
 */

interface Traveller {
  locale: string;
  timezoneId: string;
  translator: Translator | null;
  /** As the proxy says it, ISO 3166. */
  country: string;
  city: string;
  name: [first: string, last: string];
  typedPhone: string;
  phone: string;
  mailbox: string;
  isComposing?: boolean;
}

const TRAVELLERS: Record<string, Traveller> = {
  Japanese: {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    translator: { mark: '~', pause: 50 },
    country: 'JP',
    city: 'ロンドン',
    name: ['太郎', '山田'],
    typedPhone: '０９０－１２３４－５６７８',
    phone: '+819012345678',
    mailbox: 'taro@例え.jp',
    isComposing: true,
  },
  Polish: {
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    translator: { mark: '~', pause: 0 },
    country: 'PL',
    city: 'London',
    name: ['Łukasz', 'Żółć-Gęś'],
    typedPhone: '512 345 678',
    phone: '+48512345678',
    mailbox: 'Lukasz.Zolc+paczka@Example.org',
  },
  Italian: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    translator: null,
    country: 'IT',
    city: 'Londra',
    name: ['Niccolò', 'D’Angelo'],
    typedPhone: '347 123 4567',
    phone: '+393471234567',
    mailbox: 'niccolo@example.org',
  },
  Egyptian: {
    locale: 'ar-EG',
    timezoneId: 'Africa/Cairo',
    translator: { mark: '~', pause: 500 },
    country: 'EG',
    city: 'لندن',
    name: ['محمد', 'العربي'],
    typedPhone: '٠١٠٠ ١٢٣ ٤٥٦٧',
    phone: '+201001234567',
    mailbox: 'mohamed@example.org',
  },
};

for (const [who, traveller] of Object.entries(TRAVELLERS))
  test.describe(() => {
    const { locale, timezoneId, translator, country } = traveller;
    test.use({ locale, timezoneId, translator });

    test(`a traveller from the ${who} world books, changes and cancels`, async ({ page, site, words }) => {
      await page.context().setExtraHTTPHeaders({ ...fromOwnAddress(test.info()), 'X-User-Country': country });
      const shop = await openShop(site);
      const say = (name: string) => page.getByRole('button', { name });

      await page.goto(`${site}${words.prefix}/`);
      await takenOver(page);
      const form = page.getByRole('search').first();
      await write(page, form.getByRole('combobox', { name: words.where }), traveller.city, traveller);
      await page
        .getByRole('option', { name: /London|Londra/ })
        .first()
        .click();
      await chooseStay(form, words);
      await form.getByRole('button', { name: words.findStorage }).click();
      await expect(results(page).first()).toBeVisible();

      // On to a place that no other traveller fills, with the stay that was chosen.
      const stay = new URL(page.url()).search;
      const language = (words.prefix as string) === '/it' ? 'it' : 'en';
      const { canonical_url: path } = await clientOf(site).getStashpoint({ params: { id: shop.id } });
      await page.goto(`${site}${localPath(path, language)}${stay}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.name);
      await bookNow(page, words);
      const [first, last] = traveller.name;
      const mailbox = traveller.mailbox.replace('@', `${Date.now()}@`);
      await write(page, page.getByRole('textbox', { name: labelled(words.firstName) }), first, traveller);
      await write(page, page.getByRole('textbox', { name: labelled(words.lastName) }), last, traveller);
      await page.getByLabel(words.email).fill(mailbox);
      await page.getByLabel(words.phone).fill(traveller.typedPhone);
      await say(words.toPayment).click();
      await payWith(page, words, '4242 4242 4242 4242');
      await expect(page.getByRole('heading', { name: words.shelfReady })).toBeVisible();
      const [, id = ''] = page.url().match(/\/account\/bookings\/([A-Z0-9-]+)/) ?? [];

      const staff = clientOf(site, staffSession());
      const [booking] = (await staff.listAdminBookings({ query: { q: last } })).items.filter((each) => each.id === id);
      expect(booking?.customer.phone_number.replaceAll(' ', '')).toBe(traveller.phone);
      expect(JSON.stringify(booking)).toContain(last);
      const own = await clientOf(site, hostSession()).listAdminBookings({ query: { q: last } });
      expect(own.items.map((each) => each.id)).toContain(id);
      const csv = await page.request.get(`${site}/v2/admin-bookings?q=${encodeURIComponent(last)}`, {
        headers: { Accept: 'text/csv', Authorization: `Token ${staffSession().token}` },
      });
      expect(await csv.text()).toContain(last);
      const recipient = booking?.customer.email ?? null;
      const { body } = await mailTo(site, recipient, /pass|Gepäckschein|booking|prenotazione/i);
      const [, pass = ''] = body.match(/[?&;]pass=([\w%-]+)/) ?? [];
      const receipt = await page.request.get(`${site}/v2/bookings/${id}/receipt.pdf?pass=${pass}`);
      expect((await receipt.body()).subarray(0, 5).toString()).toBe('%PDF-');

      await say(words.changeStay).click();
      await say(words.moreBags).click();
      await say(words.saveChange).click();
      await payWith(page, words, '4242 4242 4242 4242');
      await expect.poll(async () => (await staff.getBooking({ params: { id } })).bag_count).toBe(2);

      await say(words.cancel).first().click();
      await say(words.confirmCancel).click();
      await expect(page.getByRole('heading', { name: words.cancelled })).toBeVisible();
      expect((await staff.getBooking({ params: { id } })).state).toBe('cancelled');
    });
  });

async function write(page: Page, field: Locator, text: string, { isComposing }: Traveller): Promise<void> {
  await field.click();
  if (isComposing) await composed(page, text);
  else await page.keyboard.insertText(text);
}

/** The label of a field, translated or not, and not as the end of a longer one. */
function labelled(label: string): RegExp {
  return new RegExp(`^~?${label}`);
}
