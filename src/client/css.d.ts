import 'react';

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- custom properties are added to React's own type
  interface CSSProperties extends Record<`--${string}`, string | number | undefined> {}
}
