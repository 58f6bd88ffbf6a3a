import type { FieldOf } from '#src/connected/user-info/field-of.ts';
import { NameFields, nameInputs, type NameMember } from '#src/connected/user-info/PersonalFields.tsx';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { formOrder } from '#src/intl/form-order.ts';
import { formatLongDate } from '#src/intl/format/long-date.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import type { Profile } from '#src/stores/account/profile.ts';
import { TextField } from '#src/ui/form/Field.tsx';
import { lock } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { MessageWithElements } from '../../../i18n/MessageWithElements.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { usePanels } from '../../../panels/use-panels.ts';
import { Marked } from './Marked.tsx';

interface NameCardProps {
  profile: Profile;
  field: FieldOf<NameMember>;
  mark: (name: string) => string | undefined;
}

/** The names, which are locked with the first deposit; then it says since when, and who can change them. One that is missing is asked for by /w/set-profile. */
export function NameCard({ profile, field, mark }: NameCardProps) {
  const { form: messages } = useMessages('profile');
  const { userInfo } = useMessages('onboarding');
  const { locale } = useI18n();
  const { first_name, last_name, name_locked } = profile;
  if (!first_name && !last_name) return null;
  return (
    <section className="card" aria-labelledby="name-card">
      <h2 id="name-card">{messages.name}</h2>
      {name_locked ? (
        <>
          <div className="pair">
            {formOrder[locale].name.map(
              (name) =>
                profile[name] && (
                  <TextField
                    key={name}
                    id={nameInputs[name].id}
                    label={userInfo[nameInputs[name].label]}
                    value={sanitizeText(profile[name])}
                    disabled
                    aria-describedby="name-locked"
                  />
                ),
            )}
          </div>
          <Locked at={name_locked.at} />
        </>
      ) : (
        <NameFields
          locale={locale}
          field={field}
          messages={{
            ...userInfo,
            firstName: <Marked text={userInfo.firstName} mark={mark('first_name')} />,
            lastName: <Marked text={userInfo.lastName} mark={mark('last_name')} />,
          }}
        />
      )}
    </section>
  );
}

function Locked({ at }: { at: string }) {
  const { form: messages } = useMessages('profile');
  const { locale } = useI18n();
  const { show } = usePanels();
  const text = removeHanSpaces(
    interpolate(messages.nameLocked, { date: formatLongDate(at, locale), support: '{support}' }),
  );
  return (
    <p className="locked" id="name-locked">
      <Icon d={lock} />
      <span>
        <MessageWithElements
          text={text}
          values={{
            support: (
              <button
                className="text-link"
                type="button"
                aria-haspopup="dialog"
                onClick={() => show('support')}
              >
                {messages.support}
              </button>
            ),
          }}
        />
      </span>
    </p>
  );
}
