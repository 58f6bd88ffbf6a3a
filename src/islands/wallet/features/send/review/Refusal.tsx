import { blockCodes } from '#contract/quotes.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { useFailureText } from '../../../approval/use-failure-text.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { ServerText } from '../../../money/ServerText.tsx';
import { RequestId } from '../../../status/RequestId.tsx';
import { Blocked } from './Blocked.tsx';

/** Why the payment was refused: nothing was moved. */
export function Refusal({ error }: { error: ApiError }) {
  const { refused } = useMessages('sendReview');
  const failureText = useFailureText();
  const code = blockCodes.find((one) => one === error.code);
  if (code) return <Blocked block={{ code, details: error.details }} />;
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
