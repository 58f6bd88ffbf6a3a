import { blockCodes, type Quote } from '#contract/quotes.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { blockOf } from '#src/stores/transfers/quote-block.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { useFailureText } from '../../../approval/use-failure-text.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { ServerText } from '../../../money/ServerText.tsx';
import { RequestId } from '../../../status/RequestId.tsx';
import { Blocked } from './Blocked.tsx';

/** Why the payment was refused: nothing was moved. */
export function Refusal({ error, quote }: { error: ApiError; quote: Quote }) {
  const { refused } = useMessages('sendReview');
  const failureText = useFailureText();
  const code = blockCodes.find((one) => one === error.code);
  const block =
    code && blockOf({ ...quote, limits: { ok: false, blocked_by: { code, details: error.details } } });
  if (block) return <Blocked block={block} />;
  return (
    <div className="notice bad" role="alert">
      <Icon d={warn} />
      <p>
        <b>{refused}</b> <ServerText text={failureText(error)} />
        <RequestId error={error} />
      </p>
    </div>
  );
}
