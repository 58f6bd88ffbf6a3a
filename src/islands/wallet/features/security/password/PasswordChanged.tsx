import { useEffect, useRef } from 'react';
import { heldBack } from '#contract/held-back.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { check } from '#src/ui/icons/form.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { useRestrictionText } from '../../../status/use-restriction-text.ts';
import type { DoneChange } from './ChangePassword.tsx';

interface PasswordChangedProps {
  change: DoneChange;
  /** What the change was made for; null where it stands alone. */
  returnTo: string | null;
}

/** What the change has brought about: which devices are out, and until when what can't be paid. */
export function PasswordChanged({ change, returnTo }: PasswordChangedProps) {
  const { done: texts } = useMessages('changePassword');
  const restrictionText = useRestrictionText();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const { restrictions, sending_frozen } = change.security;
  const { here, canSendTo } = heldBack(restrictions, sending_frozen);
  return (
    <div className="card told">
      <span className="disc good big">
        <Icon d={check} />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        {texts.heading}
      </h2>
      <p>{useDevicesText(change)}</p>
      {here.length > 0 && <p>{restrictionText(here, canSendTo)}</p>}
      <div className="does">
        <Link className="button primary" to={returnTo ?? '/w/security'}>
          {returnTo === null ? texts.back : texts.return}
        </Link>
      </div>
    </div>
  );
}

function useDevicesText({ logsOutOthers, loggedOut }: DoneChange): string {
  const { done: texts } = useMessages('changePassword');
  const { locale } = useI18n();
  if (!logsOutOthers) return texts.kept;
  if (loggedOut === null) return texts.others;
  if (loggedOut === 0) return texts.nobody;
  return interpolate(plural(locale, loggedOut, texts.loggedOut), { count: loggedOut });
}
