import { Icon } from '#src/ui/icons/Icon.tsx';
import { check } from '#src/ui/icons/form.ts';

/** The corners between which a QR code is held; with a tick once one was found. */
export function ScanTarget({ isFound = false }: { isFound?: boolean }) {
  return (
    <span className="target" data-found={isFound || undefined} aria-hidden="true">
      <svg viewBox="0 0 100 100">
        <path d="M4 26V14A10 10 0 0 1 14 4h12M74 4h12a10 10 0 0 1 10 10v12M96 74v12a10 10 0 0 1-10 10H74M26 96H14A10 10 0 0 1 4 86V74" />
      </svg>
      {isFound && <Icon d={check} />}
    </span>
  );
}
