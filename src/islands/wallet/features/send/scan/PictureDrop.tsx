import { useRef } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { picture } from '#src/ui/icons/scan.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { StageHeading } from './StageHeading.tsx';
import { usePictureInput } from './use-picture-input.ts';
import { usePictureReading } from './use-picture-reading.ts';

interface PictureDropProps {
  /** Whether pasted and dropped files are for it. */
  isActive: boolean;
  onText: (text: string) => void;
}

/** Takes a picture by file, paste or drop, and reads the QR code in it. */
export function PictureDrop({ isActive, onText }: PictureDropProps) {
  const { upload } = useMessages('scan');
  const { isReading, problem, read, paste } = usePictureReading(onText);
  const isOver = usePictureInput(isActive, read);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className="drop" data-over={isOver || undefined}>
        <Icon d={picture} />
        <StageHeading>{upload.heading}</StageHeading>
        <p className="soft">{upload.text}</p>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={upload.choose}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) read(file);
            // So that the same file can be chosen again.
            currentTarget.value = '';
          }}
        />
        <div className="controls">
          <Button
            variant="primary"
            busy={isReading}
            busyLabel={upload.reading}
            onClick={() => input.current?.click()}
          >
            {upload.choose}
          </Button>
          {paste && <Button onClick={paste}>{upload.paste}</Button>}
        </div>
      </div>
      <div role="alert">
        {problem && (
          <div className="notice bad">
            <Icon d={warn} />
            <p>
              {problem.kind === 'notPicture' && problem.name
                ? interpolate(upload.notPictureNamed, { name: problem.name })
                : upload.problems[problem.kind]}
            </p>
          </div>
        )}
      </div>
      <p className="soft">{upload.privacy}</p>
    </>
  );
}
