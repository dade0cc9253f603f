import { useSyncExternalStore } from 'react';

/** What was measured, and at which zoom. */
let measured: { zoom: number; size: number } | undefined;

/**
 * Pixels that a scroll bar takes of what it scrolls, at the zoom of now. The library would measure it for each grid
 * that comes on screen, which makes the browser lay out the grid once more.
 */
export function useScrollbarSize(): number {
  return useSyncExternalStore(onZoom, scrollbarSize);
}

function onZoom(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

function scrollbarSize(): number {
  const zoom = window.devicePixelRatio;
  if (measured?.zoom !== zoom) measured = { zoom, size: measure() };
  return measured.size;
}

function measure(): number {
  const probe = document.createElement('div');
  probe.style.cssText = 'position:absolute;visibility:hidden;width:100px;overflow-y:scroll';
  document.body.append(probe);
  const size = probe.offsetWidth - probe.clientWidth;
  probe.remove();
  return size;
}
