/** Line icons on a grid of 24, drawn for the product: path data for `<Icon name>`. */
export const icons = {
  chevron: 'M7 10l5 5 5-5',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  check: 'M5.5 12.5l4.3 4.3L18.5 7.5',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
  menu: 'M4 8h16M4 16h16',
  send: 'M7 17 17 7M8.5 7H17v8.5',
  receive: 'M17 7 7 17M15.5 17H7V8.5',
  staking: 'M5 20V14M10 20V10M15 20v-7M20 20V5',
  security: 'M12 3.5l7.5 2.8v5.2c0 4.3-3 7.4-7.5 9-4.5-1.6-7.5-4.7-7.5-9V6.3zM8.8 12l2.3 2.3 4.2-4.3',
  transfers: 'M4 8.5h14M14.5 5l3.5 3.5-3.5 3.5M20 16H6M9.5 12.5 6 16l3.5 3.5',
  chains:
    'M12 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM5.5 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM18.5 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM10.8 7.3 6.7 16.3M13.2 7.3l4.1 9M8 18.5h8',
  support247:
    'M4 6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v7a2.5 2.5 0 0 1-2.5 2.5H12l-5 4v-4h-.5A2.5 2.5 0 0 1 4 13.5zM8.5 10h.1M12 10h.1M15.5 10h.1',
  social: 'M8.5 3.5h7a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2zM10.5 17.5h3',
  currencies: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM16.5 9.7a5.5 5.5 0 1 1-6.8 6.8',
  analytics: 'M4 4v16h16M8 15l3.5-4.5 3.5 2.5L19.5 7',
  monitoring: 'M3 12h4l3-7 4 14 3-7h4',
  assets: 'M12 4l8 4-8 4-8-4zM4 12l8 4 8-4M4 16l8 4 8-4',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.7-3.6 3.7-5.5 7.5-5.5s6.8 1.9 7.5 5.5',
} as const;
export type IconName = keyof typeof icons;
