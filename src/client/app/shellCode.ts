import type { ComponentType } from 'react';

let loaded: ComponentType | undefined;

/** Loads the part of the page that signed-in persons see. Rejects when it cannot be fetched. */
export async function loadShell(): Promise<ComponentType> {
  const { Shell } = await import(/* webpackChunkName: "shell" */ './shell/Shell');
  loaded = Shell;
  return Shell;
}

/** That part of the page, `undefined` before it has been loaded. */
export function loadedShell(): ComponentType | undefined {
  return loaded;
}
