// The part of Papa Parse that a test reads files with: the package has no types.
declare module 'papaparse' {
  const Papa: {
    parse(
      text: string,
      options: { header: true; skipEmptyLines: boolean },
    ): { data: Record<string, string>[] };
  };
  // eslint-disable-next-line no-restricted-syntax -- it exports a default
  export default Papa;
}
