/** What is sent, and on which network. */
export function AssetStep() {
  return null;
}
