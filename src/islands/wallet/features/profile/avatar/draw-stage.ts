import { contextOf, sideOf, type Crop } from './crop.ts';

/** How much of the stage the square that is cut out takes; round it the rest of the picture is seen, darkened. */
export const SQUARE = 0.88;
const AROUND = 'rgb(12 20 18 / 0.6)';
const EDGE = 2;

/** Pixels of the stage for each of the picture. */
export const scaleOf = (stage: number, picture: HTMLCanvasElement, crop: Crop): number =>
  (stage * SQUARE) / sideOf(picture, crop);

/** Draws a picture as it is being cropped: the square stands in the middle, as the circle that others see. */
export function drawStage(canvas: HTMLCanvasElement, picture: HTMLCanvasElement, crop: Crop): void {
  const { width: stage } = canvas;
  const context = contextOf(canvas);
  const scale = scaleOf(stage, picture, crop);
  const middle = stage / 2;
  const circle = new Path2D();
  circle.arc(middle, middle, (stage * SQUARE) / 2, 0, 2 * Math.PI);
  const around = new Path2D(circle);
  around.rect(0, 0, stage, stage);
  context.clearRect(0, 0, stage, stage);
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    picture,
    middle - crop.x * scale,
    middle - crop.y * scale,
    picture.width * scale,
    picture.height * scale,
  );
  context.fillStyle = AROUND;
  context.fill(around, 'evenodd');
  context.strokeStyle = '#fff';
  context.lineWidth = EDGE * 2;
  context.stroke(circle);
}
