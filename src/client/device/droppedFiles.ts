/** Where a browser takes a dropped file itself. */
const TAKES_FILES = 'input[type="file"]';

/**
 * Keeps a file that is dropped anywhere from taking the place of the page, with all that is typed there. What takes
 * files has taken its own before: this stands behind all who listen.
 */
export function keepDroppedFilesOut(): void {
  const refuse = (event: DragEvent) => {
    const { dataTransfer, defaultPrevented, target } = event;
    if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    if (target instanceof Element && target.matches(TAKES_FILES)) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
}
