import type { Messages } from '#src/i18n/messages.ts';
import { showToast } from '#src/stores/interface/toasts.ts';

/**
 * Says that the code of a form's next step could not be loaded. A second press tries again; in a browser that keeps a failed `import()` for
 * the life of the document (Firefox) only a new document can, so the toast offers it.
 */
export function showStepMissing(toasts: Pick<Messages['toasts'], 'offline' | 'reload'>): void {
  showToast('error', toasts.offline, { action: { label: toasts.reload, onPress: () => location.reload() } });
}
