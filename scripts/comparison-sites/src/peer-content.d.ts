/** Written before each build, from the site's own dictionaries. */
declare module '*/peer-content.json' {
  const content: import('./page/content.ts').Content;
  export default content;
}
