import type { ComponentType, ReactNode } from 'react';

/** Each peer brings its own: its router's link, or a plain anchor. */
export type LinkTo = ComponentType<{ to: string; className?: string; children: ReactNode }>;
