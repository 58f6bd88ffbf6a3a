import { useStore } from '@nanostores/react';
import { fill } from '#src/intl/interpolate.ts';
import { languageTags, pathIn } from '#src/intl/locale.ts';
import { $online } from '#src/stores/query/online.ts';
import { $serviceStatus } from '#src/stores/support/service-status.ts';
import { useSlow } from '#src/ui/feedback/use-is-slow.ts';
import { useWallet, useWords } from '../../i18n/i18n.ts';
import { SitePage } from './NewTabLink.tsx';

/** Milliseconds after which nobody waits any more to hear how the service is. */
const PATIENCE = 4000;

/** How the service is, in one line; honest about not knowing. */
export function StatusLine() {
  const { locale } = useWallet();
  const { status: words } = useWords('walletSupport');
  const { tone, text } = useVerdict();
  return (
    <div className="service">
      <p className={`live ${tone}`} role="status">
        {text}
      </p>
      <SitePage href={pathIn(locale, '/support/status')}>{words.link}</SitePage>
    </div>
  );
}

function useVerdict(): { tone: '' | 'rest' | 'stale' | 'lost'; text: string } {
  const { locale } = useWallet();
  const { status: words } = useWords('walletSupport');
  const online = useStore($online);
  const { data, error } = useStore($serviceStatus);
  const late = useSlow(!data && !error, PATIENCE);
  if (!online) return { tone: 'lost', text: words.offline };
  if (error || (!data && late)) return { tone: 'rest', text: words.unknown };
  if (!data) return { tone: 'rest', text: words.asking };
  if (data.troubled.length === 0) return { tone: '', text: words.fine };
  const parts = data.troubled.map((id) => words.parts[id]);
  const list = new Intl.ListFormat(languageTags[locale], { type: 'conjunction' }).format(parts);
  return { tone: 'stale', text: fill(words.trouble, { parts: list }) };
}
