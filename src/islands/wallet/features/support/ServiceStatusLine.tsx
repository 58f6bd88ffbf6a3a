import { useStore } from '@nanostores/react';
import { interpolate } from '#src/intl/interpolate.ts';
import { languageTags, localizePath } from '#src/intl/locale.ts';
import { $online } from '#src/stores/query/online.ts';
import { $serviceStatus } from '#src/stores/support/service-status.ts';
import { useIsSlow } from '#src/ui/feedback/use-is-slow.ts';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { NewTabLink } from './NewTabLink.tsx';

/** Milliseconds after which nobody waits any more to hear how the service is. */
const PATIENCE = 4000;

/** How the service is, in one line; honest about not knowing. */
export function ServiceStatusLine() {
  const { locale } = useI18n();
  const { status: messages } = useMessages('walletSupport');
  const { tone, text } = useVerdict();
  return (
    <div className="service">
      <p className={`live ${tone}`} role="status">
        {text}
      </p>
      <NewTabLink href={localizePath(locale, '/support/status')}>{messages.link}</NewTabLink>
    </div>
  );
}

function useVerdict(): { tone: '' | 'rest' | 'stale' | 'lost'; text: string } {
  const { locale } = useI18n();
  const { status: messages } = useMessages('walletSupport');
  const online = useStore($online);
  const { data, error } = useStore($serviceStatus);
  const late = useIsSlow(!data && !error, PATIENCE);
  if (!online) return { tone: 'lost', text: messages.offline };
  if (error || (!data && late)) return { tone: 'rest', text: messages.unknown };
  if (!data) return { tone: 'rest', text: messages.asking };
  if (data.troubled.length === 0) return { tone: '', text: messages.fine };
  const parts = data.troubled.map((id) => messages.parts[id]);
  const list = new Intl.ListFormat(languageTags[locale], { type: 'conjunction' }).format(parts);
  return { tone: 'stale', text: interpolate(messages.trouble, { parts: list }) };
}
