import { messagesOf } from '#client/lib/text';

/** What is said while a free time is chosen (Spec 1 §8). */
export const chooserMessages = messagesOf('chooser', {
  chooseDate: '1. Choose a date',
  chooseSlot: '2. Choose a time',
  dateFirst: 'The times appear once a date is chosen.',
  loadingSlots: 'Loading available times...',
  noSlots: 'No available time slots for this date. Please select another date.',
  freeTimes: '{count, number} free',
  noTimes: 'no times',
  narrowing: 'Times of the day',
  mornings: 'Mornings',
  afternoons: 'Afternoons',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  place: 'Location {id}',
  clash: 'overlaps',
  clashWarning: 'The doctor has another appointment at this time.',
  planned: 'in the plan',
  plannedWarning: 'Another patient of the plan has this time. Please choose another one.',
  chosenBegun: 'The chosen time has begun.',
  chosenGone: 'The chosen time is no longer open.',
});
