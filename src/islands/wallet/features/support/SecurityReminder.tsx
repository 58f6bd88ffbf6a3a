import { Icon } from '#src/ui/Icon.tsx';
import { shield } from '#src/ui/icon-paths.ts';
import { useWords } from '../../i18n/i18n.ts';

/** What we never ask for, wherever somebody may be about to tell it. */
export function Never() {
  const { never } = useWords('walletSupport');
  return (
    <p className="never">
      <Icon d={shield} />
      {never}
    </p>
  );
}
