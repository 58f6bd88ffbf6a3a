import type { AreaDocs } from './area-docs.ts';

export const serviceStatusDocs: AreaDocs<'serviceStatus'> = {
  about: 'How the service is.',
  calls: {
    getServiceStatus: {
      summary: 'Get how the service is',
      description:
        'For anybody who asks. Every component is listed once, in a fixed order. While a network or the banks are slow, `transfers` and `deposits` are at best `degraded`, and while one of them is paused at best `partial`, since the first that is as bad began: the same incident is an announcement (`listAnnouncements`), and the `status` of the network (`listAssets`).',
    },
  },
};
