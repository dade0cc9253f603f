import type { Locale } from './common';

/** Length of one bookable slot and of a rescheduled appointment, in minutes (Spec 1 §9). */
export const SLOT_MINUTES = 20;

/** How many days, today included, a reschedule offers (Spec 1 §9). */
export const RESCHEDULE_DAYS = 30;

/** Most doctors or providers one refined search returns (Spec 1 §9). */
export const DIRECTORY_SEARCH_LIMIT = 50;

/** How long the reset dialog stays after a success, in milliseconds (Spec 1 §9). */
export const RESET_DIALOG_CLOSES_AFTER_MS = 3000;

/** The fixed values of every new provider (Spec 1 §6, §9). */
export const NEW_PROVIDER = {
  provider_type: 'clinic',
  auto_confirmation: false,
  country: 'UAE',
  postal_code: '0000',
  is_active: true,
  is_staff: true,
  is_superuser: false,
} as const;

/** What an e-mail address must look like (Spec 1 §5). */
export const EMAIL_PATTERN = /^[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}$/i;

/** The statuses of appointments; any other that a service sends is shown as it is, in grey (Spec 1 §4). */
export const APPOINTMENT_STATUSES = ['pending', 'confirmed', 'rejected', 'canceled', 'cancelled', 'completed'] as const;

/** A status that the product knows (Spec 1 §4). */
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/** Whether a status is one that the product knows. */
export function isKnownStatus(status: string): status is AppointmentStatus {
  return (APPOINTMENT_STATUSES as readonly string[]).includes(status);
}

/** The choices of the status filter, in the order shown; `all` is the default (Spec 1 §2). */
export const STATUS_FILTERS = ['all', 'confirmed', 'pending', 'canceled', 'cancelled', 'completed'] as const;

/** One choice of the status filter (Spec 1 §2). */
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** The status an appointment without one is taken to have (Spec 1 §3). */
export const DEFAULT_APPOINTMENT_STATUS: AppointmentStatus = 'pending';

/** The statuses in which the doctor expects somebody, so that the time is taken. */
export const ACTIVE_STATUSES: readonly string[] = ['pending', 'confirmed'] satisfies AppointmentStatus[];

/** The statuses in which nobody comes any more, so that the time is free again. */
export const DROPPED_STATUSES: readonly string[] = ['rejected', 'canceled', 'cancelled'] satisfies AppointmentStatus[];

/** What staff do with an appointment (Spec 1 §4). */
export type AppointmentAction = 'accept' | 'reject' | 'cancel' | 'restore' | 'reschedule';

/** What may be done with an appointment of a status, from today on (Spec 1 §4). Other statuses offer nothing. */
export const ACTIONS_BY_STATUS: Readonly<Record<AppointmentStatus, readonly AppointmentAction[]>> = {
  pending: ['accept', 'reject', 'reschedule'],
  confirmed: ['cancel', 'reschedule'],
  rejected: ['restore'],
  canceled: ['restore'],
  cancelled: ['restore'],
  completed: [],
};

/** The status each action leads to (Spec 1 §4). */
export const STATUS_AFTER = {
  accept: 'confirmed',
  reject: 'rejected',
  cancel: 'cancelled',
  restore: 'confirmed',
} as const satisfies Partial<Record<AppointmentAction, AppointmentStatus>>;

/** A range with this status offers no slots (Spec 1 §9). */
export const BOOKED = 'booked';

/** Titles a doctor may carry; the empty one is shown as "none" (Spec 1 §3). */
export const DOCTOR_TITLES = ['Dr.', 'Mr.', 'Ms.', 'Mrs.', 'Prof.', ''] as const;

/** Longest one-time password (Spec 2 §5). */
export const OTP_MAX_LENGTH = 6;

/** Rows of recent transactions and of top referrers on the dashboard (Spec 2 §9). */
export const DASHBOARD_ROWS = 10;

/** The window of "new users", in days (Spec 2 §9). */
export const NEW_USER_DAYS = 30;

/** Wallet users on one page (Spec 2 §9). */
export const WALLET_USERS_PAGE_SIZE = 20;

/** How wallet users are ordered: the fullest wallet first (Spec 2 §9). */
export const WALLET_USERS_ORDER = '-wallet_balance';

/** Most page buttons ever offered (Spec 2 §2.2). */
export const PAGE_BUTTONS = 5;

/** The transaction type that adds to a wallet (Spec 2 §2.1, §2.2). */
export const REFERRAL_REWARD = 'referral_reward';

/** Languages of the catalogue in the order they are written: English first (Spec 2 §4). */
export const LOCALES: readonly Locale[] = ['en', 'ar'];

/** Main categories, predefined (Spec 2 §3). */
export const CATEGORY = { doctorConsultation: 1, lab: 2, nursing: 3, therapy: 4 } as const;

/** Codes of the main categories that have an icon (Spec 2 §2.3). */
export const CATEGORY_CODES = ['doctor_consultation', 'lab_tests', 'nursing_services', 'therapy'] as const;

/** What a subcategory can be, one for each main category (Spec 2 §3). */
export const SUBCATEGORY_TYPES = ['specialty', 'lab_subcategory', 'nursing_service', 'therapy_type'] as const;

/** The type of a subcategory (Spec 2 §3). */
export type SubcategoryType = (typeof SUBCATEGORY_TYPES)[number];

/** Smallest place of a subcategory among its neighbours (Spec 2 §5). */
export const SUBCATEGORY_ORDER_MIN = 1;

/** Random characters at the end of a generated code (Spec 2 §5). */
export const CODE_SUFFIX_LENGTH = 3;

/** Longest code of an item of the catalogue, in characters. */
export const CODE_MAX = 255;

/** Duration of a lab service, in minutes (Spec 2 §9). */
export const LAB_SERVICE_DURATION = { initial: 15, min: 1 } as const;

/** Duration of a nursing link, in minutes (Spec 2 §9). */
export const NURSING_DURATION = { initial: 45, min: 15, step: 15 } as const;

/** Slot duration of a home-service schedule entry, in minutes (Spec 2 §9). */
export const SCHEDULE_SLOT = { initial: 30, min: 15, max: 120, step: 15 } as const;

/** Hours a new schedule entry starts with (Spec 2 §9). */
export const SCHEDULE_HOURS = { start: '09:00', end: '17:00' } as const;

/** The coordinates of a home provider until others are entered (Spec 2 §9). */
export const DEFAULT_COORDINATES = { latitude: '25.00000', longitude: '55.00000' } as const;

/** Fewest tests in a new lab package (Spec 2 §9). */
export const PACKAGE_TESTS_MIN = 1;

/** Longest name of a test in a lab package, in characters. */
export const PACKAGE_TEST_NAME_MAX = 255;

/** The kinds of pictures that every browser draws. */
export const PICTURE_TYPES = [
  'image/png',
  'image/jpeg',
  'image/svg+xml',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/bmp',
] as const;

/** One of them. */
export type PictureType = (typeof PICTURE_TYPES)[number];

/** Image files the catalogue takes as icons: PNG, JPG or SVG (Spec 2 §5), up to 5 MB. */
export const IMAGE_FILES = { types: ['image/png', 'image/jpeg', 'image/svg+xml'], maxMegabytes: 5 } as const;

/** Image files that providers have as logo and banner: of any kind that browsers draw, up to 5 MB. */
export const PROVIDER_IMAGE_FILES = { types: PICTURE_TYPES, maxMegabytes: 5 } as const;

/**
 * The claim by which a token tells the page that its holder is no administrator, so that nothing is offered that is
 * always refused. What opens a call is never judged by it, and a token of another service need not have it.
 */
export const ADMINISTRATOR_CLAIM = 'administrator';

/** The query by which the local backend is asked for the appointments that have changed since a moment. */
export const CHANGES_QUERY = 'updated_at__gte';
