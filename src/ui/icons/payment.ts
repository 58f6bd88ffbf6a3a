/** Icons of a payment before it is sent. */
export const pencil = 'M5 19l1-4L15.5 5.5l3 3L9 18z';
export const trial = 'M4.5 12h4l2.5-6 3 12 2.5-6h3';
export const startAgain = 'M5 12a7 7 0 1 0 2.2-5.1M7.5 3.5v3.8h3.8';
export const swift = 'M13 3.5 5.5 13.5H11l-.5 7L18.5 10.5H13z';
