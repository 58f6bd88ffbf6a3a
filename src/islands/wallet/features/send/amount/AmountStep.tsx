/** How much is sent. */
export function AmountStep() {
  return null;
}
