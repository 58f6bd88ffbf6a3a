import { useStore } from '@nanostores/react';
import { useSearchParams } from 'react-router-dom';
import type { Activity } from '#contract/activities.ts';
import { deniedLogin, type DeniedLogin } from '#src/stores/activities/not-me.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { chevron } from '#src/ui/icons/form.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { EmptyState } from '../../../status/EmptyState.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { notMeIn, tabPath } from '../devices-url.ts';
import { AlsoCheck } from './AlsoCheck.tsx';
import { SentSince } from './SentSince.tsx';
import { Steps } from './Steps.tsx';

/** What to do after a login that was not them, in three steps (`?not-me=<id of the entry in the log>`). */
export function NotMe() {
  const messages = useMessages('notMe');
  const { messages: wallet } = useI18n();
  const id = notMeIn(useSearchParams()[0]) ?? '';
  const { $state, refetch } = deniedLogin(id);
  const query = useStore($state);
  return (
    <>
      <Link className="standalone-link back" to={tabPath('devices')}>
        <Icon d={chevron} />
        <span>{interpolate(wallet.back, { name: wallet.screens.devices })}</span>
      </Link>
      <div className="not-me" aria-busy={query.data === null && query.error === null}>
        <QueryStates
          query={query}
          messages={messages}
          at={query.data?.at ?? null}
          onRetry={refetch}
          skeleton={<Skeleton size="sheet" />}
        >
          {(denied) => <Content denied={denied} />}
        </QueryStates>
      </div>
    </>
  );
}

const hasLogin = (denied: DeniedLogin): denied is DeniedLogin & { readonly login: Activity } =>
  denied.login !== null;

function Content({ denied }: { denied: DeniedLogin }) {
  const { unknown, own } = useMessages('notMe');
  if (!hasLogin(denied))
    return (
      <section className="card">
        <EmptyState {...unknown}>
          <Link className="button primary" to={tabPath('activity')}>
            {unknown.activity}
          </Link>
          <Link className="button" to="/w/security">
            {unknown.security}
          </Link>
        </EmptyState>
      </section>
    );
  if (denied.login.this_device)
    return (
      <section className="card">
        <EmptyState {...own}>
          <Link className="button primary" to="/w/devices-and-activities/logout">
            {own.others}
          </Link>
          <Link className="button" to="/w/security/password">
            {own.password}
          </Link>
        </EmptyState>
      </section>
    );
  return (
    <>
      <Steps denied={denied} />
      <div className="beside">
        <SentSince login={denied.login} />
        <AlsoCheck denied={denied} />
      </div>
    </>
  );
}
