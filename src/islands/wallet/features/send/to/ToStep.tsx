/** Who is paid. */
export function ToStep() {
  return null;
}
