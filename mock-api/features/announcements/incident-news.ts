import { networks } from '#contract/networks.ts';
import type { SandboxState } from '../../core/state.ts';
import type { TranslatedText } from '../../server/translate.ts';
import { arrivalSeconds } from '../networks/arrival-time.ts';
import { runningIncidents, type Incident } from '../networks/incidents.ts';
import type { AnnouncementRow } from './announcement-row.ts';
import { incidentTexts } from './incident-texts.ts';

const MINUTE = 60;

/** What is slow or stopped now, as announcements: each begins and ends with its incident. */
export const incidentNews = (state: SandboxState): AnnouncementRow[] =>
  runningIncidents(state).map((incident): AnnouncementRow => {
    const { place, status, since, until } = incident;
    return {
      id: `ann_${place}_${status}_${Math.floor(since / 1000)}`,
      tag: 'service',
      severity: status === 'paused' ? 'critical' : 'warning',
      pinned: true,
      startsAt: since,
      endsAt: until,
      ...incidentTexts[place === 'bank' ? 'bank' : 'network'][status],
      values: valuesOf(state, incident),
    };
  });

function valuesOf(state: SandboxState, { place }: Incident): AnnouncementRow['values'] {
  if (place === 'bank') return {};
  return {
    network: networks[place].name,
    chain: chainName(networks[place].name),
    minutes: Math.round(arrivalSeconds(state, place) / MINUTE),
    usual: Math.max(1, Math.round(networks[place].etaSeconds / MINUTE)),
  };
}

/** The name of a network in a sentence: `Tron`, where lists say `Tron (TRC-20)`. Chinese texts have it as the lists do. */
const chainName = (name: string): TranslatedText => ({ en: name.replace(/ \(.+\)$/, ''), 'zh-CN': name });
