/** A picture that holds itself, as the API gives them. The policy refuses any other address, and so would ask a stranger's host for it. */
const HELD = /^data:image\/(?:webp|jpeg|png);base64,[A-Za-z\d+/]+={0,2}$/;

/** The address of somebody's picture, as it may be shown; null where initials stand in its place. */
export const pictureSource = (url: string | null | undefined): string | null =>
  url !== null && url !== undefined && HELD.test(url) ? url : null;
