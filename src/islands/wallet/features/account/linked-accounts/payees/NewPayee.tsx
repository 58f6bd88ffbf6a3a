import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useMessages } from '../../../../i18n/i18n.ts';
import { LazyComponent } from '../../../../lazy/LazyComponent.tsx';
import { payeeForms } from '../../../../payment/payee-forms.ts';
import type { PayeeKind } from './payee-kinds.ts';

/** The form for a payee. @param isAsked the address names the form: it takes the focus. */
export function NewPayee({ kind, isAsked }: { kind: PayeeKind; isAsked: boolean }) {
  const messages = useMessages('linkedAccounts');
  const heading = useRef<HTMLHeadingElement>(null);
  const [params] = useSearchParams();
  useEffect(() => {
    if (isAsked) heading.current?.focus();
    // Also where the link to the form that is there already is followed.
  }, [isAsked, params]);
  return (
    <section className="card" aria-labelledby="new-payee">
      <header>
        <h2 id="new-payee" ref={heading} tabIndex={-1}>
          {messages[kind].add}
        </h2>
      </header>
      <LazyComponent
        registry={payeeForms}
        name={kind}
        fallback={
          <div className="form-skeleton" aria-hidden="true">
            <Skeleton size="box" />
            <Skeleton size="box" />
            <Skeleton size="press" />
          </div>
        }
      />
    </section>
  );
}
