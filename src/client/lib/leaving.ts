/** The event that the window gets before Back or Forward changes the view; whoever prevents it keeps the view as it is. */
export const VIEW_LEAVE = 'viewleave';
