/** All of the payment, before it is approved. */
export function ReviewStep() {
  return null;
}
