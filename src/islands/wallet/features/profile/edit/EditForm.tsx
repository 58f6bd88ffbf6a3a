import { Fragment, useRef } from 'react';
import { AddressFields } from '#src/connected/user-info/AddressFields.tsx';
import { phoneCountry } from '#src/connected/user-info/phone-country.ts';
import { fieldsOf } from '#src/connected/user-info/field-of.ts';
import { PhoneFields } from '#src/connected/forms/PhoneFields.tsx';
import type { ProfileLists } from '#src/i18n/load-calling-codes.ts';
import type { Profile } from '#src/stores/account/profile.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { LeaveEdit } from './LeaveEdit.tsx';
import { Marked } from './Marked.tsx';
import { NameCard } from './NameCard.tsx';
import { NotSaved } from './NotSaved.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useEditForm } from './use-edit-form.ts';

interface EditFormProps {
  profile: Profile;
  lists: ProfileLists;
}

/** The members that are filled in; one that is not is filled in at /w/set-profile, with what else is missing. */
export function EditForm({ profile, lists }: EditFormProps) {
  const { form: messages, personal } = useMessages('profile');
  const { userInfo, shared } = useMessages('onboarding');
  const element = useRef<HTMLFormElement>(null);
  const edit = useEditForm(profile, lists, element);
  const { form, changed, count, codeOf } = edit;
  const field = fieldsOf(form);
  const mark = (...names: readonly string[]) =>
    changed.some((name) => names.includes(name)) ? messages.changed : undefined;

  return (
    <form
      ref={element}
      tabIndex={-1}
      method="post"
      noValidate
      onSubmit={(event) => void form.handleSubmit(edit.save)(event)}
    >
      <Fragment key={edit.fieldsKey}>
        <NameCard profile={profile} field={field} mark={mark} />
        {profile.phone_number && (
          <section className="card" aria-labelledby="phone-card">
            <h2 id="phone-card">{messages.phone}</h2>
            <PhoneFields
              country={form.register('phone.country', { deps: ['phone.digits'] })}
              digits={form.register('phone.digits')}
              errors={{ country: form.fieldError('phone.country'), digits: form.fieldError('phone.digits') }}
              codes={lists.codes}
              firstCountry={lists.firstCountry}
              code={() => codeOf(form.getValues('phone.country') ?? '')}
              labels={{
                code: userInfo.code,
                phone: <Marked text={userInfo.phone} mark={mark('phone.country', 'phone.digits')} />,
              }}
              list={shared}
              autoComplete="tel-national"
            />
          </section>
        )}
        {profile.address && (
          <section className="card" aria-labelledby="address-card">
            <h2 id="address-card">{messages.address}</h2>
            <AddressFields
              field={field}
              countries={edit.countries}
              phone={phoneCountry({ country: lists.firstCountry, digits: '' }, lists.codes)}
              messages={{
                ...userInfo,
                street: <Marked text={userInfo.street} mark={mark('address.street')} />,
                city: <Marked text={userInfo.city} mark={mark('address.city')} />,
                state: <Marked text={userInfo.state} mark={mark('address.state')} />,
                postalCode: <Marked text={userInfo.postalCode} mark={mark('address.postal_code')} />,
                country: <Marked text={userInfo.country} mark={mark('address.country')} />,
              }}
              list={shared}
            />
          </section>
        )}
      </Fragment>
      {profile.missing.length > 0 && (
        <p className="finish">
          <Link className="button" to="/w/set-profile">
            {personal.finish}
          </Link>
        </p>
      )}
      {edit.failure !== null && <NotSaved text={edit.failure} />}
      {count > 0 && <SaveBar count={count} busy={edit.busy} onDiscard={edit.discard} />}
      <LeaveEdit count={count} onDiscard={edit.discard} />
    </form>
  );
}
