import type { RefObject } from 'react';
import { Button } from '#src/ui/form/Button.tsx';
import { refresh } from '#src/ui/icons/feature.ts';
import { clock } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useMessages } from '../../../i18n/i18n.ts';

interface SetupEndedProps {
  why: 'expired' | 'replaced';
  heading: RefObject<HTMLHeadingElement | null>;
  busy: boolean;
  onStart: () => void;
}

/** A key that can't be turned on any more, and the way to another one. */
export function SetupEnded({ why, heading, busy, onStart }: SetupEndedProps) {
  const { ended, off } = useMessages('twoFactor');
  return (
    <section className="card setup-ended" aria-labelledby="setup-ended">
      <Icon d={clock} />
      <h2 id="setup-ended" ref={heading} tabIndex={-1}>
        {ended[why].heading}
      </h2>
      <p className="soft">{ended[why].text}</p>
      <Button variant="primary" busy={busy} busyLabel={off.starting} onClick={onStart}>
        <Icon d={refresh} />
        <span>{ended.newKey}</span>
      </Button>
    </section>
  );
}
