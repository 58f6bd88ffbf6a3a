import type { WalletAsset } from '#contract/wallet-assets.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { usePanels } from '../../../panels/use-panels.ts';

/** What becomes of a payment without its memo, and how to claim it: in a conversation with support. */
export function ForgottenMemo({ asset: { symbol }, kind }: { asset: WalletAsset; kind: 'tag' | 'memo' }) {
  const { address: messages } = useMessages('receive');
  const { show } = usePanels();
  return (
    <section className="card forgotten-memo" aria-labelledby="forgotten-memo">
      <h2 id="forgotten-memo">{kind === 'tag' ? messages.forget : messages.forgetMemo}</h2>
      <p>{interpolate(messages.forgetText, { asset: symbol })}</p>
      <Button variant="quiet" onClick={() => show('support')}>
        {messages.claim}
      </Button>
    </section>
  );
}
