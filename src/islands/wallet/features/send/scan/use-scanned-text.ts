import { useCallback, useEffect, useRef, useState } from 'react';
import { assetNetworks } from '#contract/networks.ts';
import { loadChunk } from '#src/stores/interface/load-chunk.ts';
import { $selection } from '#src/stores/interface/panels.ts';
import { $sendDraft } from '#src/stores/transfers/send-draft.ts';
import { scanOutcome, type ScanOutcome } from './scan-outcome.ts';
import { isMarketSend, isSendScreen, useLeaveScan } from './use-leave-scan.ts';

/** Milliseconds for which a found code is shown, and announced, before the next screen opens. */
const FOUND_MS = 600;

export type ScannedText =
  | { readonly name: 'none' }
  /** A code was read; what it is is being found out, or the next screen opens. */
  | { readonly name: 'found' }
  /** The code that tells could not be loaded. */
  | { readonly name: 'failed'; readonly text: string }
  | { readonly name: 'refused'; readonly outcome: Exclude<ScanOutcome, { kind: 'payment' }> };

export interface Scanned {
  readonly scanned: ScannedText;
  /** Takes the text of a code: opens the screen for sending, or says why it can't. */
  readonly take: (text: string) => void;
  /** Forgets the code, to scan another one. */
  readonly clear: () => void;
  /** Closes the scanner and opens /w/send with this query. */
  readonly send: (query: string) => void;
}

/** The coin that the screen under the panel sends already: the market's, or what was chosen. Cash is sent to no address. */
function chosenCoin() {
  if (!isSendScreen()) return null;
  const { asset, preset } = $sendDraft.get();
  const coin = isMarketSend() ? $selection.get().token : (asset ?? preset?.asset ?? null);
  return coin !== null && assetNetworks[coin].length > 0 ? coin : null;
}

const recognize = () =>
  loadChunk(
    'recognize-recipient',
    () => import('#src/stores/transfers/address-checks/recognize-recipient.ts'),
  );

/** What becomes of the text of a scanned code. */
export function useScannedText(): Scanned {
  const [scanned, setScanned] = useState<ScannedText>({ name: 'none' });
  const leave = useLeaveScan();
  /** Of the code that is being looked at: the panel may close meanwhile. */
  const current = useRef<symbol | null>(null);

  useEffect(
    () => () => {
      current.current = null;
    },
    [],
  );

  const take = useCallback(
    (text: string) => {
      const mine = Symbol('code');
      current.current = mine;
      setScanned({ name: 'found' });
      const shown = new Promise((resolve) => setTimeout(resolve, FOUND_MS));
      void recognize().then(
        async ({ recognizeRecipient }) => {
          const outcome = scanOutcome(text, recognizeRecipient(text, location.origin), chosenCoin());
          await shown;
          if (current.current !== mine) return;
          if (outcome.kind !== 'payment') setScanned({ name: 'refused', outcome });
          else leave(`${isSendScreen() ? location.pathname : '/w/send'}${outcome.query}`);
        },
        () => {
          if (current.current === mine) setScanned({ name: 'failed', text });
        },
      );
    },
    [leave],
  );

  const clear = useCallback(() => {
    current.current = null;
    setScanned({ name: 'none' });
  }, []);

  return { scanned, take, clear, send: (query) => leave(`/w/send${query}`) };
}
