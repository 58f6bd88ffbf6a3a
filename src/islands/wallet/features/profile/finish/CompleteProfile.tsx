import { useStore } from '@nanostores/react';
import { interpolate } from '#src/intl/interpolate.ts';
import { $limits } from '#src/stores/transfers/limits.ts';
import { check } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { AmountInMessage } from '../../../money/Amount.tsx';
import { Link } from '../../../navigation/Link.tsx';

/** Nothing is missing. */
export function CompleteProfile() {
  const { finish: messages } = useMessages('profile');
  const limits = useStore($limits).data;
  return (
    <section className="card complete-profile" aria-labelledby="complete-profile">
      <span className="avatar is-mark" aria-hidden="true">
        <Icon d={check} />
      </span>
      <div>
        <h2 id="complete-profile">{messages.complete}</h2>
        {limits && (
          <p className="soft">
            <AmountInMessage
              text={interpolate(messages.completeText, { tier: limits.tier, amount: '{amount}' })}
              asset="ngn"
              amount={limits.daily.limit}
            />
          </p>
        )}
      </div>
      <Link className="button" to="/w/profile">
        {messages.back}
      </Link>
    </section>
  );
}
