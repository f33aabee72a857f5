import type { StashpointDetail } from '@cubby/api';
import { ActionBar, colour, fontWeight, LoadingState, tabularNumbers, textSize } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation, useSearch } from 'wouter';
import { callKey, useApi } from '../lib/api/api.ts';
import { errorId } from '../lib/api/error-id.ts';
import { contactOf } from '../lib/forms/contact.ts';
import { ErrorNote } from '../lib/forms/ErrorNote.tsx';
import { Form } from '../lib/forms/Form.tsx';
import { errorMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { useSession } from '../lib/session/use-session.ts';
import { GoToUnavailable, isUnavailable } from '../lib/stashpoints/GoToUnavailable.tsx';
import { readSizes } from '../lib/stay/bag-sizes.ts';
import { stayQuery } from '../lib/stay/stay.ts';
import { useStay } from '../lib/stay/use-stay.ts';
import { BagSizes, sizesOf } from './BagSizes.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import { CostPanel } from './CostPanel.tsx';
import { COUPON_FIELD_ID, CouponField } from './CouponField.tsx';
import { COVER_CHOICE_ID, CoverChoice } from './CoverChoice.tsx';
import { creditFor } from './credit.ts';
import { forgetDraft } from './draft.ts';
import { Extras } from './Extras.tsx';
import { FIT_QUESTION_ID, FitQuestion, quotedDoors } from './FitQuestion.tsx';
import { RefundRule } from './RefundRule.tsx';
import { TreesPanel } from './TreesPanel.tsx';
import { useCart } from './use-cart.ts';
import { useCouponTrial } from './use-coupon-trial.ts';
import { useHold } from './use-hold.ts';
import { useOffer } from './use-offer.ts';

/** The contact details and all the options; submitting holds the space for 15 minutes. */
export function DetailsStep({ stashpoint }: { stashpoint: StashpointDetail }) {
  const { t, paths, money } = useI18n();
  const [, go] = useLocation();
  const query = Object.fromEntries(new URLSearchParams(useSearch()));
  const { mutate } = useSWRConfig();
  const { user, token } = useSession();
  const { stay, now } = useStay(stashpoint.timezone);
  const me = useApi('getMe', user ? {} : null);
  // A guest who has booked in this browser before is not asked for the same again.
  const [isKnownGuest] = useState(token !== null && user === null);
  const earlier = useApi('listBookings', isKnownGuest ? { query: { per_page: 1 } } : null).data?.items[0];
  const account = useApi('getMyCredit', user ? {} : null);
  const [cart, change] = useCart(stashpoint.id, stay, readSizes(query.lockers ?? null, stay.bags));
  const hold = useHold();
  const action = useRef<HTMLDivElement>(null);
  const [unanswered, setUnanswered] = useState(false);
  const giftRefused = errorId(hold.error)?.startsWith('COUPON') ?? false;
  const offer = useOffer(stashpoint, stay, cart, giftRefused);
  const { request, quote, refusal, isGift, covers } = offer;
  const trial = useCouponTrial(request, (coupon) => change({ coupon }));
  const typed = cart.contact ?? contactOf(me.data ?? earlier?.customer);
  // Saved before signing in, the address may still be another one.
  const contact = me.data ? { ...typed, email: me.data.email } : typed;
  const credit = creditFor(account.data, quote.data);
  const spends = credit !== null && cart.useCredit;

  const doors = quote.data ? quotedDoors(quote.data, stashpoint) : [];
  // The question is repeated for doors other than those that were measured.
  const asked = doors.join(' ');
  const fits = doors.length === 0 || cart.fits === asked;
  const submit = async () => {
    if (!quote.data) return;
    const open = !fits ? FIT_QUESTION_ID : covers && cart.guarantee === null ? COVER_CHOICE_ID : null;
    if (open) {
      setUnanswered(true);
      return document.getElementById(open)?.focus();
    }
    // A code that was typed but not applied counts too. If it leaves nothing to pay, that is shown before booking.
    const tried = trial.isUntried ? await trial.tryTyped() : quote.data;
    if (!tried) return document.getElementById(COUPON_FIELD_ID)?.focus();
    if (tried.post_discount_price === 0 && quote.data.post_discount_price > 0) return;
    const booking = await hold.create(
      {
        ...request,
        ...(tried !== quote.data && { coupon_code: tried.coupon_code }),
        ...(spends && { use_credit: true }),
      },
      contact,
      tried.post_discount_price,
    );
    if (booking === 'repriced') return offer.askAgain();
    if (!booking) return;
    // It may be an existing hold shown before, with the name spelt differently.
    await mutate(callKey('getBooking', { params: { id: booking.id } }), booking, { revalidate: false });
    if (booking.state === 'held') {
      // A traveller who returns to this step after paying is redirected: `FirstStep`.
      go(paths.checkout(stashpoint.id, query), { replace: true, state: { held: booking.id } });
      return go(paths.checkout(stashpoint.id, { ...query, ...stayQuery(stay), booking: booking.id }));
    }
    forgetDraft();
    go(paths.booking(booking.id, { booked: 1 }), { replace: true });
  };
  if (isUnavailable(errorId(quote.error)) && !cart.sizes) return <GoToUnavailable stashpointId={stashpoint.id} />;
  if (quote.error && !cart.sizes)
    return (
      <Alert
        severity="warning"
        action={
          <Button href={paths.stashpoint(stashpoint.nearest_city, stashpoint.id, stayQuery(stay))}>
            {t('checkout.changeStay')}
          </Button>
        }
      >
        {errorMessage(t, quote.error)}
      </Alert>
    );
  if (!quote.data && !quote.error) return <LoadingState label={t('loading')} shape="page" />;

  const free = quote.data?.post_discount_price === 0;
  const total =
    quote.data && !quote.isLoading
      ? money(quote.data.post_discount_price, quote.data.ccy_code, quote.data.ccy_minor_in_major)
      : null;
  const freely = quote.data?.prepaid_bag_count ? 'checkout.bookPrepaid' : 'checkout.bookFree';
  const ready = {
    // The price shown is that of the choice before.
    loading: hold.pending || quote.isLoading,
    disabled: quote.error !== undefined || trial.pending,
  };
  const sizes = cart.sizes ?? Object.fromEntries(quote.data?.storage_spaces.map((s) => [s.size, s.quantity]) ?? []);
  return (
    <Form onSubmit={submit}>
      <Box sx={columns}>
        <Box sx={{ gridArea: 'who', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <ContactPanel
            contact={contact}
            onChange={(typed) => change({ contact: typed })}
            problems={hold.problems}
            signedIn={Boolean(user)}
          />
          {sizesOf(stashpoint).length > 1 && (
            <BagSizes stashpoint={stashpoint} value={sizes} onChange={(chosen) => change({ sizes: chosen })} />
          )}
          {quote.error && <Alert severity="warning">{errorMessage(t, quote.error)}</Alert>}
          {doors.length > 0 && (
            <FitQuestion
              doors={doors}
              checked={fits}
              onChange={(checked) => change({ fits: checked ? asked : null })}
              missing={unanswered}
            />
          )}
          {quote.data && covers && (
            <CoverChoice
              quote={quote.data}
              covers={covers}
              value={cart.guarantee}
              onChange={(guarantee) => change({ guarantee })}
              missing={unanswered}
            />
          )}
          {quote.data && (
            <Extras stashpoint={stashpoint} quote={quote.data} cart={cart} credit={credit} onChange={change} />
          )}
        </Box>
        {quote.data && (
          <CostPanel
            stashpoint={stashpoint}
            quote={spends ? credit.quote : quote.data}
            credit={spends ? credit.covers : 0}
            area="cost"
          >
            {isGift && (
              <Alert severity="success">
                {t('options.newHost', {
                  amount: money(quote.data.discount_amount, quote.data.ccy_code, quote.data.ccy_minor_in_major),
                })}
              </Alert>
            )}
            <ErrorNote error={hold.error} />
            {offer.newPrice !== null && (
              <Alert severity="warning">
                {t('checkout.priceNow', {
                  total: money(offer.newPrice, quote.data.ccy_code, quote.data.ccy_minor_in_major),
                })}
              </Alert>
            )}
            <Box ref={action} sx={{ display: 'grid' }}>
              <Button type="submit" variant="contained" color="secondary" size="large" {...ready}>
                {t(free ? freely : spends && credit.rest === 0 ? 'options.bookWithCredit' : 'checkout.continue')}
              </Button>
            </Box>
            <RefundRule quote={quote.data} timezone={stashpoint.timezone} now={now} />
            {!free && (
              <Typography variant="body2" color="textSecondary">
                {t('checkout.holdNote')}
              </Typography>
            )}
          </CostPanel>
        )}
        <Box sx={{ gridArea: 'more' }}>
          <TreesPanel
            stashpoint={stashpoint}
            trees={cart.trees}
            total={total}
            onChange={(trees) => change({ trees })}
          />
          <CouponField
            code={cart.coupon}
            refusal={refusal}
            covers={{ bags: quote.data?.prepaid_bag_count ?? 0, days: quote.data?.days ?? 1 }}
            trial={trial}
            total={total}
            onRemove={() => change({ coupon: null })}
          />
        </Box>
        <ActionBar label={t('costs.caption')} insteadOf={action}>
          <Box component="strong" sx={sum}>
            {total}
          </Box>
          <Button type="submit" variant="contained" color="secondary" size="large" {...ready}>
            {t('checkout.continueShort')}
          </Button>
        </ActionBar>
      </Box>
    </Form>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 3, md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 420px' },
  gridTemplateRows: { md: 'auto 1fr' },
  gridTemplateAreas: { xs: '"who" "cost" "more"', md: '"who cost" "more cost"' },
  alignItems: 'start',
} as const;

const sum = {
  fontSize: textSize.lead,
  fontWeight: fontWeight.heavy,
  color: colour.textAccent,
  ...tabularNumbers,
} as const;
