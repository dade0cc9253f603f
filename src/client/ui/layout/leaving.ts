/** The event that the window gets before the view is left for another; whoever prevents it keeps the view as it is. */
export const VIEW_LEAVE = 'viewleave';

/** Whether the view may be left; a modal with something typed says no, and asks its person. */
export function mayLeaveView(): boolean {
  return window.dispatchEvent(new Event(VIEW_LEAVE, { cancelable: true }));
}
