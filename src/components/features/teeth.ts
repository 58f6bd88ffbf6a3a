/** Upright strokes with round ends on one line, as the teeth of the shell: path data from their heights. */
export function teeth(heights: readonly number[], left: number, foot: number, step: number): string {
  return heights.map((height, index) => `M${left + step * index} ${foot}v${-height}`).join('');
}
