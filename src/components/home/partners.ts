/**
 * PLACEHOLDERS: the names and marks are invented, and the heading over them says that the places are kept free. Put in the
 * real partners, with their leave, and change the heading (`home.partners`); with an empty list the row is not there.
 */
export const partners = [
  {
    name: 'Palmoro',
    d: 'M12 22c0-7-4-11-9-12 1 7 4 11 9 12zm0 0c0-7 4-11 9-12-1 7-4 11-9 12zm0-10c-3-4-3-7 0-11 3 4 3 7 0 11z',
  },
  { name: 'Saltbrig', d: 'M3 4h18v4H3zm3 6h12v4H6zm-3 6h18v4H3z' },
  { name: 'Odunara', d: 'M12 2a10 10 0 0 0 0 20zm2 4v12a6 6 0 0 0 0-12z' },
  { name: 'Kestwell', d: 'M12 1l5 5-5 5-5-5zM6 7l5 5-5 5-5-5zm12 0l5 5-5 5-5-5zm-6 6l5 5-5 5-5-5z' },
  { name: 'Norvane', d: 'M4 21V3h4l8 11V3h4v18h-4L8 10v11z' },
  { name: 'Tamarix', d: 'M12 2l4 7H8zM7 12l4 7H3zm10 0l4 7h-8z' },
] as const;
