import { useStore } from '@nanostores/react';
import { useRef, useState, type ChangeEvent } from 'react';
import { removeAvatar, saveAvatar } from '#src/stores/account/profile.ts';
import { failureMessage } from '#src/stores/errors/error-message.ts';
import { isOutcomeUnknown } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { $auth } from '#src/stores/session/auth.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { camera } from '#src/ui/icons/scan.ts';
import { warn } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { randomUuid } from '#src/api/random-uuid.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { LeadSentence } from '../../../i18n/LeadSentence.tsx';
import { Avatar } from '../../../person/Avatar.tsx';
import { CropDialog } from './CropDialog.tsx';
import { encodeAvatar } from './encode-avatar.ts';
import { openPicture, type PictureProblem } from './open-picture.ts';

/** What a file dialog offers, and what a phone turns its own format into. */
const ACCEPT = 'image/jpeg,image/png,image/webp';

/** The person's picture: chosen, cropped in the browser, saved at once; or removed. */
export function AvatarCard() {
  const { picture: messages } = useMessages('profile');
  const toasts = useMessages('toasts');
  const { unsure } = useI18n().messages;
  const hasPicture = Boolean(useStore($auth, { keys: ['user'] }).user?.avatar_url);
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const [opened, setOpened] = useState<{ readonly id: string; readonly picture: HTMLCanvasElement } | null>(
    null,
  );
  const opening = useSingleFlight();
  const saving = useSingleFlight();

  const open = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    opening.run(async () => {
      const [file] = currentTarget.files ?? [];
      if (!file) return undefined;
      setProblem(null);
      const picture = await openPicture(file);
      // The same file can be chosen again.
      currentTarget.value = '';
      if (typeof picture === 'string') {
        setOpened(null);
        setProblem(picture);
      } else setOpened({ id: randomUuid(), picture });
      return undefined;
    });

  const save = (change: () => Promise<void>, done: string) =>
    saving.run(async () => {
      try {
        await change();
        setOpened(null);
        showToast('success', done);
      } catch (error) {
        const text = failureMessage(error, toasts, {
          refused: messages.notSaved,
          failed: messages.notSaved,
        });
        showToast('error', isOutcomeUnknown(error) ? unsure : text);
      }
      return undefined;
    });

  const choose = () => input.current?.click();
  return (
    <>
      <section className="card picture-card" aria-labelledby="picture">
        <Avatar size="big" />
        <div>
          <h2 id="picture">{messages.heading}</h2>
          <p className="soft">{messages.text}</p>
          <div className="row">
            <input ref={input} type="file" accept={ACCEPT} hidden onChange={(event) => void open(event)} />
            <Button
              ref={chooser}
              small
              busy={opening.busy}
              busyLabel={messages.opening}
              disabled={saving.busy}
              onClick={choose}
            >
              <Icon d={camera} />
              {hasPicture ? <span>{messages.change}</span> : <span>{messages.choose}</span>}
            </Button>
            {hasPicture && (
              <Button
                small
                variant="quiet"
                disabled={saving.busy}
                onClick={() => {
                  chooser.current?.focus();
                  void save(removeAvatar, messages.removed);
                }}
              >
                {messages.remove}
              </Button>
            )}
          </div>
        </div>
        <div role="alert">{problem && <Refused problem={problem} />}</div>
      </section>
      {opened && (
        <CropDialog
          key={opened.id}
          picture={opened.picture}
          busy={saving.busy}
          onUse={(cut) => void save(async () => saveAvatar(await encodeAvatar(cut)), messages.saved)}
          onAnother={choose}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

function Refused({ problem }: { problem: PictureProblem }) {
  const { picture: messages } = useMessages('profile');
  const texts = {
    tooLarge: [messages.tooLarge, messages.tooLargeText],
    tooManyPixels: [messages.tooLarge, messages.tooManyPixels],
    unreadable: [messages.unreadable, messages.unreadableText],
  } as const;
  const [what, how] = texts[problem];
  return (
    <div className="notice bad">
      <Icon d={warn} />
      <p>
        <LeadSentence text={what} />
        <span>{how}</span>
      </p>
    </div>
  );
}
