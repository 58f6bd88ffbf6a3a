import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { plus } from '#src/ui/icons/feature.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { minus } from '#src/ui/icons/profile.ts';
import { commandKey } from '#src/ui/browser/command-key.ts';
import { ConfirmDialog } from '../../../dialog/ConfirmDialog.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { clampCrop, CLOSEST, drawCrop, moveCrop, placeOf, sideOf, wholeCrop, type Crop } from './crop.ts';
import { drawStage, scaleOf } from './draw-stage.ts';

/** Pixels of the stage's canvas: sharp on a screen with two for each. */
const STAGE = 672;
/** Of the square's side, how far an arrow key moves it. */
const STEP = 0.04;
const ZOOM_STEP = 0.1;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface CropDialogProps {
  picture: HTMLCanvasElement;
  busy: boolean;
  onUse: (cut: HTMLCanvasElement) => void;
  onAnother: () => void;
  onClose: () => void;
}

/** Chooses what of a picture is shown: it is moved by dragging or the arrow keys, and zoomed by a slider. */
export function CropDialog({ picture, busy, onUse, onAnother, onClose }: CropDialogProps) {
  const { crop: messages } = useMessages('profile');
  const [crop, setCrop] = useState(() => wholeCrop(picture));
  const hint = useId();
  const zoomTo = (zoom: number) => setCrop(clampCrop(picture, { ...crop, zoom }));
  return (
    <ConfirmDialog
      open
      onClose={() => {
        if (!busy) onClose();
      }}
      title={messages.heading}
      closeLabel={messages.close}
      isHeld={busy}
    >
      <div className="crop">
        <Stage picture={picture} crop={crop} setCrop={setCrop} describedBy={hint} />
        <div className="zoom">
          <button
            className="tool"
            type="button"
            aria-label={messages.farther}
            onClick={() => zoomTo(crop.zoom - ZOOM_STEP * 3)}
          >
            <Icon d={minus} />
          </button>
          <input
            type="range"
            aria-label={messages.zoom}
            min={1}
            max={CLOSEST}
            step={ZOOM_STEP}
            value={crop.zoom}
            onChange={({ currentTarget }) => zoomTo(Number(currentTarget.value))}
          />
          <button
            className="tool"
            type="button"
            aria-label={messages.closer}
            onClick={() => zoomTo(crop.zoom + ZOOM_STEP * 3)}
          >
            <Icon d={plus} />
          </button>
        </div>
        <p id={hint}>{messages.text}</p>
      </div>
      <div className="row">
        <Button disabled={busy} onClick={onAnother}>
          {messages.another}
        </Button>
        <Button
          variant="primary"
          busy={busy}
          busyLabel={messages.saving}
          onClick={() => onUse(drawCrop(picture, crop))}
        >
          {messages.use}
        </Button>
      </div>
    </ConfirmDialog>
  );
}

interface StageProps {
  picture: HTMLCanvasElement;
  crop: Crop;
  setCrop: (crop: Crop) => void;
  describedBy: string;
}

function Stage({ picture, crop, setCrop, describedBy }: StageProps) {
  const { crop: messages } = useMessages('profile');
  const canvas = useRef<HTMLCanvasElement>(null);
  /** Where the pointer that drags was last. */
  const dragged = useRef<Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY'> | null>(null);
  useEffect(() => {
    if (canvas.current) drawStage(canvas.current, picture, crop);
  }, [picture, crop]);

  const place = placeOf(picture, crop);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = arrows[commandKey(event) ?? ''];
    if (!direction) return;
    event.preventDefault();
    const step = sideOf(picture, crop) * STEP;
    setCrop(moveCrop(picture, crop, direction[0] * step, direction[1] * step));
  };
  const onPointerDown = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    currentTarget.setPointerCapture(pointerId);
    dragged.current = { pointerId, clientX, clientY };
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const from = dragged.current;
    if (from?.pointerId !== pointerId) return;
    dragged.current = { pointerId, clientX, clientY };
    // The picture follows the pointer, so the square moves the other way.
    const scale = scaleOf(currentTarget.clientWidth, picture, crop);
    setCrop(moveCrop(picture, crop, (from.clientX - clientX) / scale, (from.clientY - clientY) / scale));
  };
  const endDrag = () => {
    dragged.current = null;
  };
  return (
    // A slider of two directions: screen readers let its arrow keys through, and say where it is.
    <div
      className="stage"
      role="slider"
      tabIndex={0}
      aria-label={messages.stage}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={place.x}
      aria-valuetext={interpolate(messages.place, place)}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
    >
      <canvas ref={canvas} width={STAGE} height={STAGE} aria-hidden="true" />
    </div>
  );
}
