/** Seconds as minutes and seconds, with hours from one on: `4:32`, `23:59:07`. */
export function formatCountdown(seconds: number): string {
  const pad = (count: number) => String(count).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}
