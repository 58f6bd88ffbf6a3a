import { pageParameters, type AreaDocs } from './area-docs.ts';

const parameters = { id: 'Of `listAnnouncements`.' };
const errors = { not_found: 'There is none, or it has ended.' };

export const announcementsDocs: AreaDocs<'announcements'> = {
  about: 'News of the service for everybody.',
  calls: {
    listAnnouncements: {
      summary: 'List the announcements',
      description:
        'Those that have begun and not ended: the pinned first, then the newest. `unread` counts all of them, whatever the tag is. An incident of a network or of the banks is pinned, and ends with it.',
      parameters: { ...pageParameters, tag: 'Only those of this kind.' },
      example: { query: { page: 1, page_size: 10 } },
    },
    getAnnouncement: {
      summary: 'Get an announcement with its text',
      description:
        'With the one before and after it in time, whatever their kind. Fetching it does not mark it as read.',
      parameters,
      errors,
      example: { params: { id: 'ann_2' } },
    },
    setAnnouncementStatus: {
      summary: 'Mark an announcement as read',
      description: 'For this customer, on all their devices. Succeeds where it is read already.',
      parameters,
      errors,
      example: { params: { id: 'ann_2' }, body: { status: 'read' } },
    },
  },
};
