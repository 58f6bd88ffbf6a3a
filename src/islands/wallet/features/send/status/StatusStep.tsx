/** What became of the payment. */
export function StatusStep() {
  return null;
}
