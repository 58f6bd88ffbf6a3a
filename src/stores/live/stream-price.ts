/** A price of the stream as an amount: the stream fills its decimals up with zeros, and an amount has none at its end. */
export const toAmount = (price: string): string =>
  price.includes('.') ? price.replace(/0+$/, '').replace(/\.$/, '') : price;
