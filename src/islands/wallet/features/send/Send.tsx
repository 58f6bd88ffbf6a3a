import { SendScreen } from './SendScreen.tsx';

/** /w/send: to a person, an address or a bank account. */
export function Send() {
  return <SendScreen path="/w/send" counter="flow" />;
}
