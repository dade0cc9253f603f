/** What is done with the storage of this device, or `otherwise` where that is closed to the page, full or damaged. */
export function onDevice<Result>(act: (storage: Storage) => Result, otherwise: Result): Result {
  try {
    return act(localStorage);
  } catch {
    return otherwise;
  }
}
