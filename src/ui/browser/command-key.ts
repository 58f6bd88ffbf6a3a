import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** What the legacy `keyCode` of a key is that an input method has taken (UI Events, section 7.3.1). */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * The `key` of a pressed key, or null when it belongs to an input method: the Enter, Escape or arrow that ends or steers a composition
 * is no command. Safari ends the composition first and then sends the key with `isComposing` false, and tells it by the number alone.
 */
export function commandKey(event: KeyboardEvent | ReactKeyboardEvent): string | null {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari has no other sign
  const { isComposing, keyCode, key } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === TAKEN_BY_INPUT_METHOD ? null : key;
}
