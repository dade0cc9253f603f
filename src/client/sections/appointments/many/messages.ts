import type { Message } from '#client/lib/text';

/** What the boxes say that choose appointments. */
export const choiceMessages = {
  selectAll: { id: 'many.selectAll', defaultMessage: 'Select all' },
  select: { id: 'many.select', defaultMessage: 'Select {patient}' },
} satisfies Record<string, Message>;
