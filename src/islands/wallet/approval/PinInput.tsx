import { useEffect, type Ref } from 'react';
import { PIN_LENGTH } from '#contract/pin.ts';
import { beginPayment } from '#src/stores/interface/open-payment.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { OtpInput, type OtpHandle } from '#src/ui/form/OtpInput.tsx';
import { useMessages } from '../i18n/i18n.ts';

interface PinInputProps {
  id: string;
  legend: string;
  error: string | undefined;
  busy: boolean;
  onEdit: (code: string) => void;
  onBadPaste: () => void;
  onComplete?: (pin: string) => void;
  hint?: string;
  beside?: ElementNode;
  ref?: Ref<OtpHandle>;
}

/** The boxes of a PIN. While they are on the screen, nothing loads the document anew by itself. */
export function PinInput(props: PinInputProps) {
  const { box } = useMessages('pin');
  useEffect(() => beginPayment(), []);
  return <OtpInput {...props} box={box} length={PIN_LENGTH} showLegend secret />;
}
