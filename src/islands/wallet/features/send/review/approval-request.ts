import { createContext } from 'react';
import type { Approval } from '#contract/approval.ts';
import type { Quote } from '#contract/quotes.ts';

/** What the PIN is asked for. */
export interface ApprovalRequest {
  readonly isOpen: boolean;
  /** Its receiver is the one that was reviewed: no other quote is approved. */
  readonly quote: Quote;
  /** Milliseconds since 1970, by this browser's clock. */
  readonly expiresAt: number;
  /** The label of the button that sends. */
  readonly action: string;
  readonly onClose: () => void;
  /** @throws ApiError of an approval that was refused. */
  readonly onApprove: (approval: Approval) => Promise<void>;
}

export const ApprovalRequestContext = createContext<ApprovalRequest | null>(null);
