import { wrongPinErrors } from './approval.docs.ts';
import type { AreaDocs } from './area-docs.ts';

const byPin =
  'Wants the PIN of the account (`approval`), or a proof of the purpose `devices` where no body is sent.';

export const devicesDocs: AreaDocs<'devices'> = {
  about: 'The browser that calls, and those that a user has used.',
  calls: {
    registerDevice: {
      summary: 'Register a browser as a device',
      description:
        'Sets two cookies for a year: `device_id`, which scripts may read and which opens nothing, and `device_key`, which is HttpOnly and proves it. A browser that sends both is the device that it was; with a wrong key, or none, it is a new one. A probe that failed in the browser is null.',
      example: {
        body: {
          user_agent:
            'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
          platform: 'Linux armv8l',
          languages: ['en-NG', 'en'],
          hardware_concurrency: 8,
          device_memory: 4,
          screen: { width: 390, height: 844, avail_width: 390, avail_height: 844, color_depth: 24 },
          pixel_ratio: 3,
          timezone: 'Africa/Lagos',
          timezone_offset: -60,
          do_not_track: null,
          connection_type: '3g',
          plugins: [],
          mime_types: [],
          canvas_hash: null,
          webgl_hash: null,
          audio_hash: null,
          webgl_vendor: null,
          webgl_renderer: null,
          locale: 'en-NG',
          css_support: { 'display:grid': true },
        },
      },
    },
    listDevices: {
      summary: 'List the devices of the account',
      description:
        'The device that calls comes first, then the newest activity. A device counts as `trusted` once a log-in there was complete. No `device_id` of the list opens anything.',
    },
    revokeDevice: {
      summary: 'Log a device out',
      description: `Ends every session of the account at that device, which has to be verified again. Its streams get \`session_revoked\`. Repeated, it has the same answer. ${byPin}`,
      errors: {
        not_found: 'No such device has used the account.',
        forbidden:
          'It is the device that calls, which logs out instead; or the device of the session is not verified.',
        ...wrongPinErrors,
      },
      example: { params: { device_id: 'dev_0' } },
      parameters: { device_id: 'As `listDevices` has it.' },
    },
    renameDevice: {
      summary: 'Name a device',
      description:
        'The name is shown to its user alone. Asks for no proof: it changes nothing that protects the account, and is entered in the log.',
      errors: {
        not_found: 'The account has no such device.',
        rate_limited: 'Twenty names were given within ten minutes.',
      },
      rateLimit: '20 in ten minutes.',
      example: { params: { device_id: 'dev_0' }, body: { name: 'Work laptop' } },
      parameters: { device_id: 'As `listDevices` has it.' },
    },
    revokeOtherDevices: {
      summary: 'Log all other devices out',
      description: `Ends every other session of the account, also those without a device and those that are not verified, and forgets their devices. Calling it again changes nothing. ${byPin}`,
      errors: wrongPinErrors,
    },
  },
};
