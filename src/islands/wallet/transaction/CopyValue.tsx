import { interpolate } from '#src/intl/interpolate.ts';
import { CopyIconButton } from '#src/ui/form/CopyButton.tsx';
import { useMessages } from '../i18n/i18n.ts';

/** Copies a value that stands beside it. @param what its name, for the button's own. */
export function CopyValue({ text, what }: { text: string; what: string }) {
  const messages = useMessages('transactionDetail');
  return <CopyIconButton text={text} label={interpolate(messages.copy, { what })} messages={messages} />;
}
