import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { formatCountdown } from '#src/intl/format/countdown.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { PinDialog } from '../../approval/PinDialog.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { convertSheetHref } from '../../panels/sheet-url.ts';
import { ApprovedPayment } from '../../payment/ApprovedPayment.tsx';
import { ConvertRequestContext, type ConvertRequest } from './convert-request.ts';

/** The question for the PIN, over the sheet. */
export function ConvertApproval() {
  const { buttons } = useMessages('convert');
  const { numberLocale } = useI18n();
  const { pathname, search } = useLocation();
  const request = use(ConvertRequestContext);
  if (!request) return null;
  const { quote, approval } = request;
  const { amount, asset } = quote.from;
  // Its sides are those that are converted now, whatever link opened the sheet: with them the amount is kept.
  const returnTo = pathname + convertSheetHref({ from: asset, to: quote.receive.asset }, search);
  return (
    <PinDialog
      open={approval.isAsking}
      onClose={approval.close}
      needsTotp={quote.requires.includes('totp')}
      action={interpolate(buttons.convert, {
        amount: formatMoney(amount, asset, numberLocale, { exact: true }),
      })}
      summary={<Summary request={request} />}
      returnTo={returnTo}
      onApprove={approval.approve}
    />
  );
}

/** What is approved, and how long its rate holds. */
function Summary({ request: { quote, expiresAt } }: { request: ConvertRequest }) {
  const { valid, dialogExpired } = useMessages('convert');
  const seconds = useSecondsUntil(expiresAt);
  return (
    <>
      <ApprovedPayment quote={quote} />
      {/* Not announced each second; its end is. */}
      <p className="approved-for" role={seconds === 0 ? 'status' : undefined}>
        {seconds === 0 ? dialogExpired : interpolate(valid, { time: formatCountdown(seconds) })}
      </p>
    </>
  );
}
