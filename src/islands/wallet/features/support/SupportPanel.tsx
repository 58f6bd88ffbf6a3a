import { useEffect } from 'react';
import { pathIn } from '#src/intl/locale.ts';
import { articleSearch } from '#src/stores/support/articles.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { FindField } from '../../list/SearchField.tsx';
import { useTyping } from '../../list/use-search-input.ts';
import { useWallet, useWords } from '../../i18n/i18n.ts';
import { NEW } from './chat/conversation-url.ts';
import { useChat } from './chat/use-chat-navigation.ts';
import { panelParts } from '../../panels/panel-registry.ts';
import { Conversations } from './Conversations.tsx';
import { Found } from './ArticleResults.tsx';
import { Never } from './SecurityReminder.tsx';
import { RouteArticles } from './SuggestedArticles.tsx';
import { SitePage } from './NewTabLink.tsx';
import { StatusLine } from './ServiceStatusLine.tsx';
import { SupportStyles } from './SupportStyles.tsx';

/** Fewer letters than these are not searched for. */
const SHORTEST = 2;

/** Help beside whatever screen is open: how the service is, answers, and the way to a person. */
export function SupportPanel() {
  const { locale } = useWallet();
  const words = useWords('walletSupport');
  const typing = useTyping(articleSearch.type);
  const { typed } = typing;
  const { open } = useChat();
  // What is written is kept without a network; so the place to write in has to be there.
  useEffect(() => panelParts.warm('chat'), []);
  // Answers are in the language of the moment.
  useEffect(() => {
    articleSearch.type(typed);
    return articleSearch.close;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is typed is searched for as it is typed
  }, [locale]);
  const searched = typed.length >= SHORTEST;

  return (
    <SupportStyles>
      <div className="help">
        <StatusLine />
        <FindField
          label={words.search.field}
          placeholder={words.search.placeholder}
          clear={words.search.clear}
          typing={typing}
          focused={false}
        />
        <section aria-label={searched ? words.articles.found : words.articles.heading}>
          <h3>{searched ? words.articles.found : words.articles.heading}</h3>
          {searched ? <Found typed={typed} /> : <RouteArticles />}
          <p className="aside">
            <SitePage href={pathIn(locale, '/support')}>{words.articles.all}</SitePage>
          </p>
        </section>
        <Conversations />
        <footer>
          <Button look="primary" wide onClick={() => open(NEW)}>
            {words.conversations.begin}
          </Button>
          <Never />
        </footer>
      </div>
    </SupportStyles>
  );
}
