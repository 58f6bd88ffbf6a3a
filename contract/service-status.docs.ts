import type { AreaDocs } from './area-docs.ts';

export const serviceStatusDocs: AreaDocs<'serviceStatus'> = {
  about: 'How the service is.',
  calls: {
    getServiceStatus: {
      summary: 'Get how the service is',
      description: 'For anybody who asks. Every component is listed once, in a fixed order.',
    },
  },
};
