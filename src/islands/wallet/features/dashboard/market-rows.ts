/** How many coins of the market the dashboard has: the first ones of the list that is one link away. */
export const MARKET_ROWS = 5;
