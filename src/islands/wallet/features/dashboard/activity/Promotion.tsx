import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { $promotion, dismissPromotion } from '#src/stores/notifications/promotions.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { close } from '#src/ui/icons/form.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { matchScreen } from '../../../paths.ts';

/** One offer; nothing where there is none, it can't be had, or it leads out of the wallet. */
export function Promotion() {
  const { promotion: texts } = useMessages('dashboard');
  const promotion = useStore($promotion);
  const heading = useId();
  if (!promotion || !isOfWallet(promotion.link)) return null;
  return (
    <aside className="card promotion" aria-labelledby={heading}>
      <p className="soft small-text">{texts.label}</p>
      <h2 id={heading}>{sanitizeText(promotion.title)}</h2>
      <p>{sanitizeText(promotion.summary)}</p>
      <Link to={promotion.link} aria-describedby={heading}>
        {texts.open}
      </Link>
      <button
        className="tool"
        type="button"
        aria-label={texts.dismiss}
        onClick={() => dismissPromotion(promotion)}
      >
        <Icon d={close} />
      </button>
    </aside>
  );
}

const isOfWallet = (link: string) => {
  const { origin, pathname } = new URL(link, location.origin);
  return origin === location.origin && matchScreen(pathname) !== null;
};
