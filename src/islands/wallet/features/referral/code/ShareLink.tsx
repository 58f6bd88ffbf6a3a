import { interpolate } from '#src/intl/interpolate.ts';
import { inBrackets } from '#src/intl/text/marks.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { CopyButton } from '#src/ui/form/CopyButton.tsx';
import { mail } from '#src/ui/icons/account.ts';
import { chat, share } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';

interface ShareLinkProps {
  code: string;
  /** The code as people read it: `K7QM 4XPA`. */
  spoken: string;
  link: string;
}

/** The ways to send a link to a friend. Nothing is sent by the wallet itself. */
export function ShareLink({ code, spoken, link }: ShareLinkProps) {
  const messages = useMessages('referral').code;
  const { locale, product } = useI18n();
  const values = { product: product[locale], code: spoken };
  const subject = interpolate(messages.subject, values);
  const text = interpolate(messages.text, values);
  const whole = encodeURIComponent(`${text} ${link}`);
  // Not in every browser, and only where the page is secure.
  const canShare = 'share' in navigator;
  const copyCode = (
    <CopyButton text={code} messages={messages} variant={canShare ? 'outline' : 'primary'}>
      {messages.copyCode}
    </CopyButton>
  );
  return (
    <div className="ways">
      {canShare ? (
        <Button
          variant="primary"
          onClick={() => {
            // A person who closes the browser's own dialog needs no word about it.
            navigator.share({ title: subject, text, url: link }).catch(() => undefined);
          }}
        >
          <Icon d={share} />
          <span>{messages.share}</span>
        </Button>
      ) : (
        copyCode
      )}
      <a className="button" href={`https://wa.me/?text=${whole}`} target="_blank" rel="noopener noreferrer">
        <Icon d={chat} />
        <span>{messages.whatsapp}</span>
        <span className="sr">{inBrackets(locale, messages.newTab)}</span>
      </a>
      <a className="button" href={`mailto:?subject=${encodeURIComponent(subject)}&body=${whole}`}>
        <Icon d={mail} />
        <span>{messages.email}</span>
      </a>
      {canShare && copyCode}
    </div>
  );
}
