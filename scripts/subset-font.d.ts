/** Types for what subset-fonts.ts uses, because the package ships none. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes: Record<string, number | { min: number; max: number; default: number }>;
      keepFeatures: string[];
    },
  ): Promise<Uint8Array>;
}
