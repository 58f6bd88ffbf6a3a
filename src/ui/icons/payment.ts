/** Icons of a payment before it is sent. */
export const pencil = 'M5 19l1-4L15.5 5.5l3 3L9 18z';
export const trial = 'M4.5 12h4l2.5-6 3 12 2.5-6h3';
