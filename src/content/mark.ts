/** The product's mark on a grid of 24: a shell seen from below. */
export const mark = {
  /** The egg-shaped outline, to fill. */
  body: 'M12.9 .9c5.2 .1 9.1 4.2 9.1 9.3c.1 6-5.4 12.6-11.5 12.8c-5.4 0-8-5.3-7.9-10.1c0-6 3.9-11.9 10.3-12z',
  /** To fill with the colour of the background. */
  slit: 'M16.4 3.3c-.5 .1-1.4 .9-1.9 1.2c-3.3 2.2-5.3 5.2-6.5 9c-1 2.2-.2 7.2 1.1 8.8c.4 .3 3.6-3.8 3.6-4.4c1.2-2.9 2.7-7.5 3.4-10.6c0-.3 .9-4.6 .4-4z',
  /** Lines, to stroke. */
  teeth:
    'M12.9 6.4l-.5-.3M11.5 9.1l-1.1-.5M10.2 11.8l-1.4-.5M9.2 14.7l-1.4-.4M8.3 17.7l-.7-.2M11.2 18.3l1 .2M11.9 15.6l1.4 .4M12.8 12.9l1.4 .6M13.9 10.3l1.1 .6M15.2 7.7l.6 .3',
} as const;
