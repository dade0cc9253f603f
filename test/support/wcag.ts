/** How far a criterion is met, in the words of OpenACR. */
export type Adherence = 'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable';

/** A journey that shows it, by its file in `test/journeys` and its title. */
export type Shown = readonly [file: string, title: string];

/** A criterion of WCAG 2.2, and how the product stands to it. */
export interface Criterion {
  number: string;
  name: string;
  level: 'A' | 'AA';
  adherence: Adherence;
  /** In a sentence: how it is met, what is missing, or why it does not apply. */
  says: string;
  /** Journeys that fail without it, in both languages; what axe finds is looked at besides. */
  tests: readonly Shown[];
  /** Where somebody has to look: when that was done last, and how. */
  byHand?: { when: string; how: string };
}

const met = (level: 'A' | 'AA', number: string, name: string, says: string, ...tests: Shown[]): Criterion => ({
  number,
  name,
  level,
  adherence: 'supports',
  says,
  tests,
});

const partly = (...of: Parameters<typeof met>): Criterion => ({ ...met(...of), adherence: 'partially-supports' });

const without = (level: 'A' | 'AA', number: string, name: string, says: string): Criterion => ({
  ...met(level, number, name, says),
  adherence: 'not-applicable',
});

const looked = (criterion: Criterion, when: string, how: string): Criterion => ({
  ...criterion,
  byHand: { when, how },
});

const NO_MEDIA = 'There is no sound and no moving picture.';
const LAST_LOOK = '2026-11-30';

const everyPlace = (title: string): Shown => ['everyPlace', title];
const SMALLEST = everyPlace('at 320 x 256 every place keeps to the width, and shows what Tab leads to');
const PRESSED = everyPlace('at 320 x 256 so does what opens by a press alone');
const SPACED = everyPlace(
  'every place loses no text by the spacing of the person, and calls each control as it is labelled',
);
const CALM = everyPlace('nothing moves, in no place, for who asks for less motion');
const KNOWN = everyPlace(
  'nothing is asked for that is known: a follow-up has its patient and doctor, a form of today its date',
);
const TOLD = everyPlace(
  'every place says where it is and in which language, and the first press of Tab skips what all have',
);
const PASTED: Shown = [
  'session',
  'a password and a one-time password are pasted, and known to whatever keeps passwords',
];
const RINGS: Shown = ['focus', 'every Tab stop of %s shows the focus, in light and in dark'];
const FORCED: Shown = [
  'contrast',
  'what is in use, pressed or chosen, and what cannot be pressed, is told from the rest',
];
const BY_KEYS: readonly Shown[] = [
  [
    'appointments-many',
    'are chosen, accepted and undone by keyboard alone, single letters only where they are switched on',
  ],
  ['appointments-board', 'is walked by keyboard alone, and carries a block over free times to a question at the slot'],
  ['appointments-waits', 'is settled line by line by keys alone'],
  ['home-grids', 'is used by the keyboard alone: a price is changed in its cell, and the next'],
  ['palette', 'leads to patients, and does what is offered, by keys alone'],
];
const AT_FIELD: Shown = [
  'availability',
  'says what is missing and sends nothing, and has what was typed when somebody comes back to it',
];
const PHONE: Shown = ['smallScreens', 'on a telephone everything of the lists can be read and pressed'];

/** The criteria of WCAG 2.2, levels A and AA, in their order. */
export const CRITERIA: readonly Criterion[] = [
  met(
    'A',
    '1.1.1',
    'Non-text Content',
    'Icons are named by their buttons, pictures have tables and named marks, portraits stand beside names.',
    ['appointments-figures', 'is read, opened and taken along by keys'],
  ),
  without('A', '1.2.1', 'Audio-only and Video-only (Prerecorded)', NO_MEDIA),
  without('A', '1.2.2', 'Captions (Prerecorded)', NO_MEDIA),
  without('A', '1.2.3', 'Audio Description or Media Alternative (Prerecorded)', NO_MEDIA),
  without('AA', '1.2.4', 'Captions (Live)', NO_MEDIA),
  without('AA', '1.2.5', 'Audio Description (Prerecorded)', NO_MEDIA),
  met(
    'A',
    '1.3.1',
    'Info and Relationships',
    'Headings, lists, tables, grids, groups and fields are said to be what they look like.',
    TOLD,
    ['appointments-days', 'has the days under heads, of which that in view stays at the top, by wheel and by keys'],
  ),
  met(
    'A',
    '1.3.2',
    'Meaningful Sequence',
    'What is read follows what is seen, in both directions.',
    ['appointments-export', 'runs from right to left in Arabic, and names patients by initials'],
    RINGS,
  ),
  looked(
    met('A', '1.3.3', 'Sensory Characteristics', 'No sentence tells something by its place, shape or colour alone.'),
    LAST_LOOK,
    'Searched all English and Arabic sentences for words of place, shape and colour.',
  ),
  met(
    'AA',
    '1.3.4',
    'Orientation',
    'Every place is laid out for a window that is wide and one that is high.',
    SMALLEST,
    PHONE,
  ),
  met(
    'AA',
    '1.3.5',
    'Identify Input Purpose',
    'The fields about the person at the desk say what they are for.',
    PASTED,
  ),
  met(
    'A',
    '1.4.1',
    'Use of Color',
    'A status has its word or sign, a state its attribute, a mark its outline.',
    FORCED,
    ['contrast', 'free hours on the board are told from closed ones'],
  ),
  without('A', '1.4.2', 'Audio Control', NO_MEDIA),
  met(
    'AA',
    '1.4.3',
    'Contrast (Minimum)',
    'Texts have 4.5:1 in both themes, and 7:1 where the system asks for more.',
    ['contrast', 'a placeholder can be read in both themes'],
    ['contrast', 'for who asks for more contrast every text has 7:1 in both themes, and a line is as dark as a word'],
  ),
  met('AA', '1.4.4', 'Resize Text', 'A page enlarged to 400% has all that it had.', SMALLEST, [
    'smallScreens',
    'enlarged to 400% a dialog leaves most of the window to its form',
  ]),
  looked(
    met('AA', '1.4.5', 'Images of Text', 'Texts are texts, in pictures of figures and on paper as well.', [
      'contrast',
      'what is written in a picture can be read, whichever theme is chosen: %s',
    ]),
    LAST_LOOK,
    'Looked through all pictures that the page brings: icons and its mark, none with words.',
  ),
  met('AA', '1.4.10', 'Reflow', 'At 320 x 256 nothing but tables needs two directions.', SMALLEST, PRESSED),
  met(
    'AA',
    '1.4.11',
    'Non-text Contrast',
    'Fields, buttons, rings and marks have 3:1 with what is around them.',
    RINGS,
    ['contrast', 'the button that a form is sent by has an edge'],
  ),
  met(
    'AA',
    '1.4.12',
    'Text Spacing',
    'Spaced texts lose nothing; a narrow block of the board shows all of it by the focus.',
    SPACED,
  ),
  met(
    'AA',
    '1.4.13',
    'Content on Hover or Focus',
    'A text that is cut off is shown by the pointer and the focus, stays under the pointer, and goes by Escape.',
    ['appointments', 'shows in full what a cell cuts off, to the pointer and to the keyboard'],
    ['home-grids', 'shows in full what a cell cuts off, to the pointer and to the keyboard'],
  ),
  met('A', '2.1.1', 'Keyboard', 'What a mouse does, keys do, dragging included.', ...BY_KEYS),
  met(
    'A',
    '2.1.2',
    'No Keyboard Trap',
    'Tab goes through every place and out of it; Escape leaves a dialog.',
    RINGS,
    SMALLEST,
  ),
  met(
    'A',
    '2.1.4',
    'Character Key Shortcuts',
    'Single letters are off until somebody switches them on.',
    ...BY_KEYS.slice(0, 1),
  ),
  met(
    'A',
    '2.2.1',
    'Timing Adjustable',
    'The lock warns before it comes and keeps what was typed; the end of a session asks for the password.',
    ['lock', 'locks every tab that nobody uses, after a warning, and is then as it was left'],
    ['session-renewal', 'goes on in every tab with the password, and a plan of 60 dates is added whole'],
  ),
  met(
    'A',
    '2.2.2',
    'Pause, Stop, Hide',
    'Lists that are read again by themselves can be paused, and move nobody.',
    CALM,
    [
      'appointments-fresh',
      'a list that is looked at learns by itself of what another desk books, until somebody pauses that',
    ],
  ),
  met(
    'A',
    '2.3.1',
    'Three Flashes or Below Threshold',
    'Nothing flashes; what pulses takes two seconds, or stands still.',
    CALM,
  ),
  met(
    'A',
    '2.4.1',
    'Bypass Blocks',
    'The first Tab stop skips to the content; landmarks and headings lead as well.',
    TOLD,
  ),
  met('A', '2.4.2', 'Page Titled', 'The title says the place.', TOLD),
  met(
    'A',
    '2.4.3',
    'Focus Order',
    'The focus follows the page, goes into a dialog, and comes back to what opened it or stands in its place.',
    ['appointments-fresh', 'a row keeps the focus of the keyboard while the list is read anew around it'],
    ['reschedule', 'takes at most 20 keys beyond the name, and ends on the new row, which is open, marked and in view'],
  ),
  looked(
    met(
      'A',
      '2.4.4',
      'Link Purpose (In Context)',
      'A link is a telephone number, an e-mail address, or named by where it leads.',
      TOLD,
    ),
    LAST_LOOK,
    'Read the source of all links.',
  ),
  met(
    'AA',
    '2.4.5',
    'Multiple Ways',
    'A place is reached by the sidebar, by the search through everything, and by its address.',
    ['palette', 'finds the same place by other words, in both languages'],
  ),
  met('AA', '2.4.6', 'Headings and Labels', 'Every place has its heading, every field its label.', TOLD, SPACED),
  met('AA', '2.4.7', 'Focus Visible', 'Each Tab stop has a ring or an edge.', RINGS),
  met(
    'AA',
    '2.4.11',
    'Focus Not Obscured (Minimum)',
    'At 320 x 256, too, something of what has the focus can be seen.',
    SMALLEST,
    PRESSED,
    ['smallScreens', 'at 320 x 256 nothing lies on the box or the name of a row that Tab leads to'],
  ),
  met('A', '2.5.1', 'Pointer Gestures', 'No gesture needs a path or two fingers.', [
    'appointments-board',
    'drags a block to a free time of its doctor, and to no other doctor',
  ]),
  met('A', '2.5.2', 'Pointer Cancellation', 'Things happen when a press is let go, and once.', [
    'presses',
    'a double click that closes a dialog reaches nothing under it',
  ]),
  met('A', '2.5.3', 'Label in Name', 'What is written on a control is in its name.', SPACED),
  without('A', '2.5.4', 'Motion Actuation', 'Nothing is done by moving the device.'),
  met('AA', '2.5.7', 'Dragging Movements', 'What is dragged is moved by a dialog or a menu, too.', [
    'appointments-view',
    'lays the columns out by dragging and by keyboard, and remembers it on the device',
  ]),
  met('AA', '2.5.8', 'Target Size (Minimum)', 'Controls have 24 pixels, and 44 under a finger.', PHONE),
  met('A', '3.1.1', 'Language of Page', 'The page says English or Arabic, and in which direction it runs.', TOLD),
  partly(
    'AA',
    '3.1.2',
    'Language of Parts',
    'Arabic names in English and English names in Arabic have their direction, and not always their language: ' +
      'a service does not say in which one a name is.',
  ),
  met('A', '3.2.1', 'On Focus', 'The focus opens nothing but the text that a cell cuts off.', RINGS),
  met('A', '3.2.2', 'On Input', 'A field filters or checks; what leads elsewhere or is sent has a button.', AT_FIELD),
  met('AA', '3.2.3', 'Consistent Navigation', 'The sections stand in one order in all places.', [
    'session',
    'is accessible in the dark, opens the five sections by their names and restores the open one',
  ]),
  met('AA', '3.2.4', 'Consistent Identification', 'One word for one thing, held by the catalogue of sentences.', [
    'palette',
    'finds the same place by other words, in both languages',
  ]),
  met(
    'A',
    '3.2.6',
    'Consistent Help',
    'Keyboard shortcuts and the report of a problem stand in the same menus everywhere.',
    ['version', 'reports what was done on the page without a word of a person'],
  ),
  met(
    'A',
    '3.3.1',
    'Error Identification',
    'What is wrong is said in words at its field, which has the focus.',
    AT_FIELD,
  ),
  met(
    'A',
    '3.3.2',
    'Labels or Instructions',
    'Fields have labels, and say what they take where that is not known.',
    AT_FIELD,
  ),
  met('AA', '3.3.3', 'Error Suggestion', 'The sentence at a field says what would be right.', [
    'availability-plan',
    'says what is wrong at the field, splits at midnight, and draws what is there',
  ]),
  met(
    'AA',
    '3.3.4',
    'Error Prevention (Legal, Financial, Data)',
    'What deletes asks, what changes many shows them first, and can be undone.',
    ['appointments-many', 'go back to their former statuses by Undo'],
    ['availability', 'asks first, deletes on a yes, and says so when it could not'],
  ),
  met('A', '3.3.7', 'Redundant Entry', 'What is known is filled in, and what was typed comes back.', KNOWN, [
    'interrupted',
    'a doctor that was being added is back in the form, at the same provider',
  ]),
  met(
    'AA',
    '3.3.8',
    'Accessible Authentication (Minimum)',
    'Passwords and codes can be pasted, and filled in by what keeps them.',
    PASTED,
  ),
  met(
    'A',
    '4.1.2',
    'Name, Role, Value',
    'Controls of our own say what they are, what they are called, and how they stand.',
    SPACED,
    ...BY_KEYS.slice(1, 4),
  ),
  met(
    'AA',
    '4.1.3',
    'Status Messages',
    'Notices, counts and ends of work are said by live regions, while the focus stays.',
    ['network', 'says that the page is offline as long as it is, and moves nothing for it'],
    [
      'appointments-fresh',
      'Refresh pulls nobody away: scroll, open row, search and focus stay, and what others did is marked',
    ],
  ),
];
