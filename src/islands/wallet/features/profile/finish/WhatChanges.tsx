import { useStore } from '@nanostores/react';
import { $limits } from '#src/stores/transfers/limits.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { chevron } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Amount } from '../../../money/Amount.tsx';
import type { FinishPart } from './finish-parts.ts';

interface WhatChangesProps {
  missing: readonly FinishPart[];
  formId: string;
  busy: boolean;
  onSkip: () => void;
}

/** What a complete profile is good for, and the form's buttons. What the limits become is said only where the API says it. */
export function WhatChanges({ missing, formId, busy, onSkip }: WhatChangesProps) {
  const { finish: messages } = useMessages('profile');
  const { userInfo, shared } = useMessages('onboarding');
  const { toasts } = useI18n();
  const limits = useStore($limits).data;
  const next = limits?.next_tier?.needs.includes('profile') ? limits.next_tier : null;
  const isAddress = missing.length === 1 && missing[0] === 'address';
  return (
    <section className="card what-changes" aria-labelledby="what-changes">
      <h2 id="what-changes">{messages.changes}</h2>
      {limits && next && (
        <dl>
          <div>
            <dt>{messages.now}</dt>
            <dd>
              <Amount asset="ngn" amount={limits.daily.limit} />
            </dd>
          </div>
          <Icon d={chevron} className="on" />
          <div>
            <dt>{isAddress ? messages.withAddress : messages.withProfile}</dt>
            <dd>
              <Amount asset="ngn" amount={next.daily} />
            </dd>
          </div>
        </dl>
      )}
      <Button
        type="submit"
        form={formId}
        variant="primary"
        wide
        busy={busy}
        busyLabel={shared.saving}
        slowLabel={toasts.stillWorking}
      >
        {userInfo.save}
      </Button>
      <Button variant="quiet" wide disabled={busy} onClick={onSkip}>
        {shared.skip}
      </Button>
    </section>
  );
}
