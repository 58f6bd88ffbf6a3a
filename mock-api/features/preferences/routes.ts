import { preferences } from '#contract/index.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { implement } from '../../server/implement.ts';
import { publish } from '../user-events/user-outbox.ts';

export function servePreferences(app: MockApp): void {
  implement(app, preferences.read, (_body, { requireSession }) => ({
    data: requireSession().user.preferences,
  }));

  implement(app, preferences.save, (chosen, { state, requireSession }) => {
    const { user, session } = requireSession();
    user.preferences = preferences.preferences.parse({ ...user.preferences, ...chosen });
    publish(state, user.customer_id, { name: 'preferences', data: user.preferences, except: session.token });
    return { data: user.preferences };
  });
}
