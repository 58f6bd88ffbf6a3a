import { useRef } from 'react';
import type { LinkedAccount } from '#contract/linked-accounts.ts';
import { unlinkWhatsapp } from '#src/stores/linked-accounts/change-linked-accounts.ts';
import type { WhatsappCode } from '#src/stores/linked-accounts/linked-accounts.ts';
import { ErrorBoundary } from '#src/ui/feedback/ErrorBoundary.tsx';
import { whatsapp } from '#src/ui/icons/providers.ts';
import { useReauth } from '../../../../approval/use-reauth.tsx';
import { useMessages } from '../../../../i18n/i18n.ts';
import { ErrorFallback } from '../../../../status/ErrorFallback.tsx';
import { LinkedApp } from './LinkedApp.tsx';
import { UnlinkButton } from './UnlinkButton.tsx';
import { WhatsappSetUp } from './WhatsappSetUp.tsx';

interface WhatsappAppProps {
  account: LinkedAccount | null;
  /** On its way to a number; null for none. */
  code: WhatsappCode | null;
  /** Whether linking is refused for now. */
  isRestricted: boolean;
}

/** WhatsApp, which is sent notices: linked, with the button that unlinks it, or the form that links it. */
export function WhatsappApp({ account, code, isRestricted }: WhatsappAppProps) {
  const { whatsapp: messages } = useMessages('linkedAccounts');
  const heading = useRef<HTMLHeadingElement>(null);
  const reauth = useReauth('whatsapp');
  const { name, text, cannot } = messages;
  return (
    <LinkedApp
      name={name}
      icon={whatsapp}
      account={account}
      text={text}
      cannot={cannot}
      heading={heading}
      action={
        account && <UnlinkButton name={name} reauth={reauth.run} change={unlinkWhatsapp} heading={heading} />
      }
    >
      {account === null && !isRestricted && (
        <ErrorBoundary fallback={(retry) => <ErrorFallback onRetry={retry} />}>
          <WhatsappSetUp
            code={code}
            reauth={reauth.run}
            // The form, which has the focus, is gone then.
            onLinked={() => setTimeout(() => heading.current?.focus())}
          />
        </ErrorBoundary>
      )}
      {reauth.dialog}
    </LinkedApp>
  );
}
