import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { fullName } from '#src/api/person-name.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';
import { accountLookup } from '#src/stores/payees/banks.ts';
import { $auth } from '#src/stores/session/auth.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';
import { Button } from '#src/ui/form/Button.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { shield } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useFailureText } from '../approval/use-failure-text.ts';
import { useMessages } from '../i18n/i18n.ts';
import type { NameCheck } from './use-bank-account.ts';

/** What the bank says of an account: whose it is, that there is none, or nothing. The live region is always there. */
export function NameCheckResult({ check, bankName }: { check: NameCheck; bankName: string }) {
  return (
    <div className="name-check" role="status">
      <Result check={check} bankName={bankName} />
    </div>
  );
}

function Result({ check, bankName }: { check: NameCheck; bankName: string }) {
  const { names: messages } = useMessages('addPayee');
  const user = useStore($auth, { keys: ['user'] }).user;
  switch (check.kind) {
    case 'incomplete':
    case 'wrong-digits':
      return null;
    case 'asking':
      return <Box tone="plain" picture={<Spinner />} title={messages.asking} text={messages.askingText} />;
    case 'failed':
      return <Failure check={check} bankName={bankName} />;
    case 'known': {
      const { account_name, name_match } = check.account;
      const title = <bdi translate="no">{sanitizeText(account_name)}</bdi>;
      if (name_match === 'full') return <Box tone="good" title={title} text={messages.full} />;
      if (name_match === 'none') return <Box tone="bad" title={title} text={messages.none} />;
      const own = fullName(user) ?? '';
      return <Box tone="warn" title={title} text={interpolate(messages.partial, { name: own })} />;
    }
  }
}

function Failure({ check, bankName }: { check: Extract<NameCheck, { kind: 'failed' }>; bankName: string }) {
  const { names: messages } = useMessages('addPayee');
  const failureText = useFailureText();
  const { error, retryAt } = check;
  if (error?.status === 429)
    return (
      <Box
        tone="warn"
        title={messages.limited}
        text={retryAt === null ? messages.limitedText : <AskAgainIn at={retryAt} />}
      />
    );
  if (hasErrorCode(error, 'account_number_invalid'))
    return (
      <Box
        tone="bad"
        title={messages.noAccount}
        text={interpolate(messages.noAccountText, { bank: bankName })}
      />
    );
  const isSilent = hasErrorCode(error, 'bank_not_answering');
  const text = isSilent ? messages.noAnswerText : failureText(error);
  return (
    <Box
      tone="warn"
      title={isSilent ? messages.noAnswer : messages.failed}
      text={
        <>
          <span>{text}</span>{' '}
          <Button small onClick={accountLookup.retry}>
            {messages.retry}
          </Button>
        </>
      }
    />
  );
}

/** The lookup is sent again by itself then. Not announced each second. */
function AskAgainIn({ at }: { at: number }) {
  const { names } = useMessages('addPayee');
  const seconds = useSecondsUntil(at);
  return <span aria-live="off">{interpolate(names.againIn, { seconds })}</span>;
}

interface BoxProps {
  tone: 'plain' | 'good' | 'warn' | 'bad';
  picture?: ElementNode;
  title: ReactNode;
  text: ReactNode;
}

function Box({ tone, picture, title, text }: BoxProps) {
  return (
    <div className={`match ${tone}`}>
      {picture ?? <Icon d={tone === 'good' ? shield : warn} />}
      <div>
        <b>{title}</b>
        <small>{text}</small>
      </div>
    </div>
  );
}
