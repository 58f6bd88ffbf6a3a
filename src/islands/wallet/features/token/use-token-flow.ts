import { useState } from 'react';
import { previousAddress } from '../../navigation/history-entries.ts';
import type { WalletPath } from '../../paths.ts';
import { useFlow } from '../../shell/use-flow.ts';

const MARKET = '/w/marketplace' satisfies WalletPath;

/** The lists of assets that lead here. */
const origins: readonly string[] = ['/w', '/w/assets', MARKET] satisfies readonly WalletPath[];

/** On a phone the page has its actions in place of the menu, and a way back to the list that led here; else to the market. */
export function useTokenFlow(): void {
  const [back] = useState(() => {
    const [path = ''] = (previousAddress() ?? '').split('?');
    return origins.includes(path) ? path : MARKET;
  });
  useFlow(back, false);
}
