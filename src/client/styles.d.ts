/** The classes of a sheet by their names in it; `test/unit/lint/styles.test.ts` sees to it that each is there. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // eslint-disable-next-line import-x/no-default-export -- css-loader gives them out so
  export default classes;
}

declare module '*.css';
