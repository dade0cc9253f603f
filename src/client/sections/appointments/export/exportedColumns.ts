import type { Message } from '#client/lib/text';
import { messages } from '../messages';

/** The columns of the CSV file with their headers, in the order of the list. */
export const exportedColumns = [
  { id: 'patient', header: messages.patient },
  { id: 'doctor', header: messages.doctor },
  { id: 'date', header: messages.date },
  { id: 'time', header: messages.time },
  { id: 'location', header: messages.location },
  { id: 'phone', header: messages.doctorsPhone },
  { id: 'status', header: messages.status },
] as const satisfies readonly { id: string; header: Message }[];

/** One column of the file. */
export type ExportedColumn = (typeof exportedColumns)[number]['id'];
