import { pageParameters, type AreaDocs } from './area-docs.ts';

export const notificationsDocs: AreaDocs<'notifications'> = {
  about: 'What has happened to an account, and which of it the user wants to hear of.',
  calls: {
    getNotificationSettings: {
      summary: 'Get the notification settings',
      description: 'Everything is on by default but the newsletter.',
    },
    saveNotificationSettings: {
      summary: 'Save the notification settings',
      description: 'Takes and replies all five, because a later choice replaces all earlier ones.',
      example: {
        body: {
          device_alerts: true,
          email_notifications: true,
          newsletter_subscription: false,
          security_alerts: true,
          trade_alerts: true,
        },
      },
    },
    listNotifications: {
      summary: 'List notifications',
      description:
        'Newest first; of one moment, the one that was made last comes first. Titles and bodies are in the language of Accept-Language. `unread` counts all types and pages. Of an account, the newest 1000 are kept.',
      example: { query: { page: 1, page_size: 10 } },
      parameters: {
        ...pageParameters,
        type: 'Only those of one type.',
        status: 'Only those that are unread.',
      },
    },
    getUnreadCount: {
      summary: 'Count unread notifications',
      description: 'For a badge. Cheaper than a list, and the same number as its `unread`.',
    },
    setNotificationStatus: {
      summary: 'Mark a notification as read',
      description: 'Marking it again changes nothing. Nothing marks it as unread.',
      errors: {
        not_found: 'The account has no such notification.',
      },
      example: { params: { id: 'ntf_0' }, body: { status: 'read' } },
      parameters: { id: 'As `listNotifications` has it.' },
    },
    markAllNotificationsRead: {
      summary: 'Mark all notifications as read',
      description: 'Of all types and pages.',
    },
  },
};
