import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';
import { $security } from '#src/stores/security/security.ts';
import { QuestionLink } from '../dialog/QuestionLink.tsx';
import { MessageWithElements } from '../i18n/MessageWithElements.tsx';
import { useMessages } from '../i18n/i18n.ts';
import { Link } from '../navigation/Link.tsx';

const PATH = '/w/security/2fa-setup';

interface LostAuthenticatorProps {
  /** Given in a question, which the link then leaves. */
  onLeave?: (event: MouseEvent) => void;
}

/** The way out of a freeze for who has lost the authenticator app: unfreezing takes no recovery code, turning that app off does. */
export function LostAuthenticator({ onLeave }: LostAuthenticatorProps) {
  const { frozen: texts } = useMessages('accountNotices');
  const { data } = useStore($security);
  // Without a code that is left, the way would end at its first question.
  if (!data?.two_factor.enabled || data.two_factor.recovery_left === 0) return null;
  return (
    <span className="lost">
      <MessageWithElements
        text={texts.lostPhone}
        values={{
          turnOff: onLeave ? (
            <QuestionLink to={PATH} onClick={onLeave}>
              {texts.turnOff}
            </QuestionLink>
          ) : (
            <Link to={PATH}>{texts.turnOff}</Link>
          ),
        }}
      />
    </span>
  );
}
