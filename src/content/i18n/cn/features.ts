import type { features as en } from '../en/features.ts';
import type { Words } from '../words.ts';

export const features = { title: 'features', description: 'features' } satisfies Words<typeof en>;
