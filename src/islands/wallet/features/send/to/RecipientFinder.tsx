import { useStore } from '@nanostores/react';
import { useEffect, useId, useMemo, useRef, useState, type ComponentType, type SyntheticEvent } from 'react';
import { peopleSearch } from '#src/stores/search/people-search.ts';
import { $auth } from '#src/stores/session/auth.ts';
import { choosePayee } from '#src/stores/transfers/recipient-choice.ts';
import {
  $recipientInput,
  loadRecognizer,
  recognizeLater,
  setRecipientText,
} from '#src/stores/transfers/recipient-input.ts';
import { $sendDraft, updateSendDraft } from '#src/stores/transfers/send-draft.ts';
import { useListbox } from '#src/ui/browser/use-listbox.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { scan } from '#src/ui/icons/feature.ts';
import { warn } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { SearchField } from '../../../list/SearchField.tsx';
import { useSearchInput } from '../../../list/use-search-input.ts';
import { usePanels } from '../../../panels/use-panels.ts';
import { ChosenRecipient } from './ChosenRecipient.tsx';
import { PersonResolution } from './PersonResolution.tsx';
import { modeOf, recipientKinds, recipientModes } from './recipient-mode.ts';
import { personKey } from './recipient-options.ts';
import { RecipientFormProvider } from './recipient-form.ts';
import { RecipientList } from './RecipientList.tsx';
import { RecipientModes } from './RecipientModes.tsx';
import { usePayLink } from './use-pay-link.ts';
import { useRecipientOptions } from './use-recipient-options.ts';

/** The longest payment URI that is read, in characters. */
const MAX_LENGTH = 2000;

interface RecipientFinderProps {
  onChosen: () => void;
  /** What shows an address or an account number: the panel leads to the page for them. Null where no bank can be paid. */
  parts: Readonly<{ address: ComponentType; bank: ComponentType | null }>;
  focused?: boolean;
  /** Whether saved ones stand under recent people: not where they may not take what is sent. */
  offersSaved?: boolean;
}

/** The field that knows a username, a name, an address, a payment link and an account number, and whom it finds. */
export function RecipientFinder(props: RecipientFinderProps) {
  // A link or a QR code fills the field anew.
  const { revision } = useStore($recipientInput);
  return <Finder key={revision} {...props} />;
}

function Finder({ onChosen, parts, focused = false, offersSaved = true }: RecipientFinderProps) {
  const { to: messages } = useMessages('send');
  const { clear } = useMessages('walletSearch');
  const { load } = useI18n().messages;
  const input = useStore($recipientInput);
  const draft = useStore($sendDraft);
  const { show } = usePanels();
  const typing = useSearchInput(setRecipientText, input.text);
  const { typed } = typing;
  // The mode that the person has chosen by its tab, and for which text: it holds for that text whatever it looks like.
  const modes = recipientModes.filter((one) => one !== 'bank' || parts.bank);
  const [chosen, setChosen] = useState({
    mode: modes.includes(draft.mode) ? draft.mode : 'people',
    text: '',
  });
  const [isChanging, setChanging] = useState(false);
  const wanted = modeOf(input);
  const asked =
    wanted === null || !modes.includes(wanted) || (typed !== '' && chosen.text === typed) ? null : wanted;
  const mode = asked ?? chosen.mode;
  // A row that was pressed goes on by itself once it is resolved; a username that was typed is shown first.
  const [picked, setPicked] = useState<{ username: string; goesOn: boolean; of: string } | null>(null);
  const of = `${mode} ${typed}`;

  const search = useStore(peopleSearch.$state);
  const username =
    mode === 'people' && input.recognized?.kind === 'username' ? input.recognized.username : null;
  const own = useStore($auth, { keys: ['user'] }).user?.username;
  const isKnown =
    username !== null &&
    (username === own || (search.kind === 'found' && search.found.some((one) => one.username === username)));
  const resolved = picked?.of === of ? picked : isKnown ? { username, goesOn: false } : null;
  const options = useRecipientOptions(mode, typed, offersSaved).filter(
    ({ key }) => !resolved || resolved.goesOn || key !== personKey(resolved.username),
  );
  usePayLink();
  const rows = useListbox({
    keys: options.map(({ key }) => key),
    resetKey: of,
    // Enter never pays "the nearest": it chooses only a row that an arrow key has moved to.
    startsAtFirst: false,
    onChoose: (key) => {
      const option = options.find((one) => one.key === key);
      if (option?.kind === 'person') setPicked({ username: option.person.username, goesOn: true, of });
      else if (option?.kind === 'address') typing.put(option.address);
      else if (option && (option.payee.usableAt ?? 0) <= Date.now()) {
        choosePayee(option.payee);
        onChosen();
      }
    },
  });

  // A link is nobody's username, and another site's is nothing to send to the server.
  const isLink = input.recognized?.kind === 'unknown' && input.recognized.link !== null;
  const searched = mode === 'people' && !isLink && !/\s/.test(typed) ? typed : '';
  useEffect(() => peopleSearch.setQuery(searched), [searched]);
  useEffect(() => peopleSearch.reset, []);
  // Once somebody is chosen the text is gone, and the draft has their mode.
  const isTaken = typed !== '' && input.text === '';
  useEffect(() => {
    if (!isTaken && $sendDraft.get().mode !== mode) updateSendDraft({ mode });
  }, [isTaken, mode]);

  const formId = useId();
  const submit = useRef<(() => void) | null>(null);
  const form = useMemo(() => ({ formId, submit, onChosen }), [formId, onChosen]);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (submit.current) submit.current();
    else if (username !== null && !resolved) setPicked({ username, goesOn: false, of });
  };
  // Until somebody else is looked for: the step has one action.
  const kept =
    typed === '' && !isChanging && draft.recipient?.kind === recipientKinds[mode] ? draft.recipient : null;
  const Part = kept
    ? null
    : mode === 'bank'
      ? parts.bank
      : mode === 'address' && modeOf(input)
        ? parts.address
        : null;

  return (
    <RecipientFormProvider value={form}>
      <div className="card recipient">
        <form id={formId} noValidate onSubmit={handleSubmit}>
          <SearchField
            label={messages.field}
            placeholder={messages.placeholder[mode]}
            clear={clear}
            typing={typing}
            field={{ ...rows.field, onFocus: () => void loadRecognizer().catch(() => undefined) }}
            focused={focused || input.revision > 0}
            maxLength={MAX_LENGTH}
          >
            <button className="tool" type="button" aria-label={messages.scan} onClick={() => show('scan')}>
              <Icon d={scan} />
            </button>
          </SearchField>
        </form>
        <RecipientModes
          modes={modes}
          mode={mode}
          isAsked={asked !== null && asked !== chosen.mode}
          onChoose={(next) => setChosen({ mode: next, text: typed })}
        />
        {kept && (
          <ChosenRecipient
            recipient={kept}
            onChange={() => {
              setChanging(true);
              typing.focus();
            }}
          />
        )}
        {input.isUnavailable && (
          <div className="notice bad" role="alert">
            <Icon d={warn} />
            <p>{messages.partFailed}</p>
            <Button small onClick={() => void recognizeLater()}>
              {load.retry}
            </Button>
          </div>
        )}
        {resolved && (
          <PersonResolution key={resolved.username} username={resolved.username} goesOn={resolved.goesOn} />
        )}
        {!(Part && mode === 'address') && (
          <RecipientList
            options={options}
            rows={rows}
            mode={mode}
            typed={typed}
            isSearched={searched !== ''}
            search={search}
            isResolved={resolved !== null}
          />
        )}
        {Part && <Part />}
      </div>
    </RecipientFormProvider>
  );
}
