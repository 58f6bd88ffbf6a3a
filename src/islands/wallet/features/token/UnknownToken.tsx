import { useNavigate } from 'react-router-dom';
import { Button } from '#src/ui/form/Button.tsx';
import { interpolate } from '#src/intl/interpolate.ts';
import { useMessages } from '../../i18n/i18n.ts';
import { SearchField } from '../../list/SearchField.tsx';
import { useSearchInput } from '../../list/use-search-input.ts';
import { EmptyState } from '../../status/EmptyState.tsx';
import { useTokenId } from './use-token.ts';

/** An id that the market does not list: what was meant can be searched for, beginning with what was asked for. */
export function UnknownToken() {
  const texts = useMessages('unknownToken');
  const id = useTokenId();
  const typing = useSearchInput(undefined, id);
  const navigate = useNavigate();
  return (
    <div className="unknown-token">
      <EmptyState heading={texts.heading} text={interpolate(texts.text, { id })}>
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            const query = new URLSearchParams(typing.typed === '' ? {} : { q: typing.typed });
            void navigate({ pathname: '/w/marketplace', search: query.toString() });
          }}
        >
          <SearchField
            label={texts.search}
            placeholder={texts.placeholder}
            clear={texts.clear}
            typing={typing}
            focused={false}
          />
          <Button type="submit" variant="primary">
            {texts.submit}
          </Button>
        </form>
      </EmptyState>
    </div>
  );
}
