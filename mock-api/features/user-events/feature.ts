import type { Feature } from '../../server/feature.ts';
import { serveEventStream } from './stream.ts';

export const userEventsFeature: Feature<'userEvents'> = {
  handlers: {},
  serve: serveEventStream,
};
