import { useStore } from '@nanostores/react';
import { useSearchParams } from 'react-router-dom';
import { announcementTags, type AnnouncementTag } from '#contract/announcements.ts';
import { announcementList } from '#src/stores/announcements/announcements.ts';
import { $read, withRead } from '#src/stores/announcements/read.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { bell } from '#src/ui/icons/frame.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { PagedList } from '../../../list/PagedList.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { BackLink } from '../../../shell/BackLink.tsx';
import { EmptyState } from '../../../status/EmptyState.tsx';
import { tagIn, tagPath } from '../announcements-url.ts';
import { NewsList } from './NewsList.tsx';
import { NewsSkeleton } from './NewsSkeleton.tsx';

/** /w/announcements: what is new and what doesn't work, by kind (`?tag=`). */
export function Announcements() {
  const messages = useMessages('announcements');
  const { locale } = useI18n();
  const tag = tagIn(useSearchParams()[0]);
  const read = useStore($read);
  return (
    <>
      <BackLink from="announcements" />
      <div className="newsroom">
        <div className="column">
          <Tags chosen={tag} />
          <PagedList
            // A list of its own for each kind: it starts at its top.
            key={`${tag ?? ''} ${locale}`}
            list={announcementList({ tag, locale })}
            messages={messages}
            skeleton={<NewsSkeleton />}
            empty={
              <EmptyState {...messages.none[tag ?? 'all']}>
                {tag !== null && (
                  <Link className="button" to={tagPath(null)}>
                    {messages.all}
                  </Link>
                )}
              </EmptyState>
            }
          >
            {(rows) => <NewsList rows={rows.map((row) => withRead(row, read))} />}
          </PagedList>
        </div>
        <AboutNotifications />
      </div>
    </>
  );
}

/** Links, so that Back returns to the kind before. */
function Tags({ chosen }: { chosen: AnnouncementTag | null }) {
  const messages = useMessages('announcements');
  return (
    <nav className="chips filters" aria-label={messages.kinds}>
      {[null, ...announcementTags].map((tag) => (
        <Link key={tag} to={tagPath(tag)} aria-current={tag === chosen || undefined}>
          {tag === null ? messages.every : messages.tags[tag]}
        </Link>
      ))}
    </nav>
  );
}

/** Where news of the own account is: not here. */
function AboutNotifications() {
  const { about } = useMessages('announcements');
  return (
    <aside className="card about-notifications" aria-labelledby="about-notifications">
      <h2 id="about-notifications">{about.heading}</h2>
      <p className="soft">{about.text}</p>
      <Link className="button" to="/w/notifications">
        <Icon d={bell} />
        <span>{about.open}</span>
      </Link>
    </aside>
  );
}
