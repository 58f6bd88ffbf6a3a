import { preferences } from '#contract/index.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { serveEndpoint } from '../../server/implement.ts';
import { tellNews } from '../user-events/user-outbox.ts';

export function servePreferences(app: MockApp): void {
  serveEndpoint(app, preferences.read, (_body, { member }) => ({ data: member().user.preferences }));

  serveEndpoint(app, preferences.save, (chosen, { state, member }) => {
    const { user, session } = member();
    user.preferences = preferences.preferences.parse({ ...user.preferences, ...chosen });
    tellNews(state, user.customer_id, { name: 'preferences', data: user.preferences, except: session.token });
    return { data: user.preferences };
  });
}
