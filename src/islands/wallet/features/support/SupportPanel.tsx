import { useEffect } from 'react';
import { localizePath } from '#src/intl/locale.ts';
import { articleSearch } from '#src/stores/support/articles.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { SearchField } from '../../list/SearchField.tsx';
import { useSearchInput } from '../../list/use-search-input.ts';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { NEW } from '../../panels/conversation-url.ts';
import { useChatNavigation } from '../../panels/use-chat-navigation.ts';
import { panels } from '../../panels/panel-registry.ts';
import { Conversations } from './Conversations.tsx';
import { ArticleResults } from './ArticleResults.tsx';
import { SecurityReminder } from './SecurityReminder.tsx';
import { SuggestedArticles } from './SuggestedArticles.tsx';
import { NewTabLink } from './NewTabLink.tsx';
import { ServiceStatusLine } from './ServiceStatusLine.tsx';

/** Fewer letters than these are not searched for. */
const SHORTEST = 2;

/** Help beside whatever screen is open: how the service is, answers, and the way to a person. */
export function SupportPanel() {
  const { locale } = useI18n();
  const messages = useMessages('walletSupport');
  const typing = useSearchInput(articleSearch.setQuery);
  const { typed } = typing;
  const { open } = useChatNavigation();
  // Messages can be written offline, so the code of the chat has to be loaded before.
  useEffect(() => panels.prefetch('chat'), []);
  // The server's results are in the language of the question.
  useEffect(() => articleSearch.setQuery(typed), [typed, locale]);
  useEffect(() => articleSearch.reset, []);
  const searched = typed.length >= SHORTEST;

  return (
    <>
      <div className="help">
        <ServiceStatusLine />
        <SearchField
          label={messages.search.field}
          placeholder={messages.search.placeholder}
          clear={messages.search.clear}
          typing={typing}
          focused={false}
        />
        <section aria-label={searched ? messages.articles.found : messages.articles.heading}>
          <h3>{searched ? messages.articles.found : messages.articles.heading}</h3>
          {searched ? <ArticleResults typed={typed} /> : <SuggestedArticles />}
          <p className="aside">
            <NewTabLink href={localizePath(locale, '/support')}>{messages.articles.all}</NewTabLink>
          </p>
        </section>
        <Conversations />
        <footer>
          <Button variant="primary" wide onClick={() => open(NEW)}>
            {messages.conversations.begin}
          </Button>
          <SecurityReminder />
        </footer>
      </div>
    </>
  );
}
