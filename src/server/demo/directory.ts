/** The specialties that doctors can have. */
export const specialtyNames = [
  'Cardiology',
  'Dermatology',
  'Dentistry',
  'Ear, Nose and Throat',
  'Endocrinology',
  'Family Medicine',
  'Gastroenterology',
  'General Practice',
  'Gynecology',
  'Internal Medicine',
  'Neurology',
  'Ophthalmology',
  'Orthopedics',
  'Pediatrics',
  'Physiotherapy',
  'Psychiatry',
  'Pulmonology',
  'Radiology',
  'Rheumatology',
  'Urology',
] as const;

export const languageNames = ['Arabic', 'English', 'French', 'Hindi', 'Urdu', 'Tagalog', 'Russian'] as const;

export const serviceNames = [
  'Consultation',
  'Follow-up',
  'Second opinion',
  'Vaccination',
  'Home visit',
  'Video consultation',
  'Health check',
  'Minor surgery',
] as const;

/** A place of the demo data; coordinates are missing where none have been entered yet. */
export interface DemoPlace {
  name: string;
  address: string;
  city: string;
  state: string;
  latitude: string | null;
  longitude: string | null;
}

const place = (
  name: string,
  address: string,
  city: string,
  state: string,
  coordinates?: [string, string],
): DemoPlace => ({
  name,
  address,
  city,
  state,
  latitude: coordinates?.[0] ?? null,
  longitude: coordinates?.[1] ?? null,
});

/** A provider of the demo data with its places and the number of its doctors. */
export interface DemoProvider {
  name: string;
  type: string;
  email: string;
  description: string;
  auto_confirmation: boolean;
  doctors: number;
  /** What its doctors are specialists of; empty where it has none. */
  specialties: readonly (typeof specialtyNames)[number][];
  places: DemoPlace[];
}

/** The providers of the demo data: several places, one place, no place and no doctors, with and without coordinates. */
export const demoProviders: DemoProvider[] = [
  {
    name: 'Al Noor Medical Center',
    type: 'clinic',
    email: 'contact@alnoor.example',
    description: 'Family clinic with three branches in Dubai.',
    auto_confirmation: false,
    doctors: 9,
    specialties: [
      'Dermatology',
      'Family Medicine',
      'Internal Medicine',
      'General Practice',
      'Ear, Nose and Throat',
      'Gynecology',
    ],
    places: [
      place('Al Noor Barsha', 'Al Barsha 1, Street 12', 'Dubai', 'Dubai', ['25.11300', '55.20040']),
      place('Al Noor Deira', 'Al Rigga Road 48', 'Dubai', 'Dubai', ['25.26480', '55.32400']),
      place('Al Noor Marina', 'Marina Walk, Tower 3', 'Dubai', 'Dubai', ['25.08050', '55.14030']),
    ],
  },
  {
    name: 'مركز الشفاء الطبي',
    type: 'clinic',
    email: 'front+desk@alshifa.example',
    description: 'مركز طبي متكامل للعائلة.',
    auto_confirmation: true,
    doctors: 7,
    specialties: [
      'Dermatology',
      'Family Medicine',
      'Endocrinology',
      'Internal Medicine',
      'Neurology',
      'Gynecology',
      'Urology',
    ],
    places: [
      place('مركز الشفاء - الكورنيش', 'شارع الكورنيش ١٢', 'Abu Dhabi', 'Abu Dhabi', ['24.46660', '54.36690']),
      place('مركز الشفاء - خليفة', 'مدينة خليفة، شارع ١٦', 'Abu Dhabi', 'Abu Dhabi'),
    ],
  },
  {
    name: 'Gulf Heart Hospital',
    type: 'hospital',
    email: 'info@gulfheart.example',
    description: 'Cardiology and vascular surgery.',
    auto_confirmation: false,
    doctors: 8,
    specialties: ['Cardiology', 'Internal Medicine', 'Pulmonology', 'Cardiology', 'Radiology'],
    places: [place('Gulf Heart Hospital', 'King Faisal Street 201', 'Sharjah', 'Sharjah', ['25.34630', '55.42090'])],
  },
  {
    name: 'Smile Dental Studio',
    type: 'clinic',
    email: 'hello@smiledental.example',
    description: 'Dentistry for children and adults.',
    auto_confirmation: true,
    doctors: 5,
    specialties: ['Dentistry'],
    places: [
      place('Smile Jumeirah', 'Jumeirah Beach Road 310', 'Dubai', 'Dubai', ['25.20480', '55.24170']),
      place('Smile Mirdif', 'Mirdif Avenue 5', 'Dubai', 'Dubai', ['25.21550', '55.42080']),
    ],
  },
  {
    name: 'Oasis Children Clinic',
    type: 'clinic',
    email: 'oasis@children.example',
    description: '',
    auto_confirmation: false,
    doctors: 6,
    specialties: ['Pediatrics', 'Ear, Nose and Throat', 'Pediatrics', 'Psychiatry'],
    places: [place('Oasis Children Clinic', 'Al Jimi, Hazza Street', 'Al Ain', 'Abu Dhabi', ['24.24000', '55.74000'])],
  },
  {
    name: 'Desert Rose Physiotherapy',
    type: 'therapy',
    email: 'care@desertrose.example',
    description: 'Rehabilitation after injuries and operations.',
    auto_confirmation: false,
    doctors: 4,
    specialties: ['Physiotherapy', 'Orthopedics', 'Rheumatology'],
    places: [place('Desert Rose Ajman', 'Sheikh Khalifa Street 77', 'Ajman', 'Ajman')],
  },
  {
    name: 'مختبرات الواحة',
    type: 'laboratory',
    email: 'lab@alwaha.example',
    description: 'تحاليل طبية ونتائج سريعة.',
    auto_confirmation: true,
    doctors: 3,
    specialties: ['Radiology', 'General Practice', 'Gastroenterology'],
    places: [place('مختبرات الواحة', 'شارع النخيل ٨', 'Ras Al Khaimah', 'Ras Al Khaimah', ['25.78950', '55.94320'])],
  },
  {
    name: 'Fujairah Eye Center',
    type: 'clinic',
    email: 'eyes@fujairah.example',
    description: 'Ophthalmology and laser surgery.',
    auto_confirmation: false,
    doctors: 4,
    specialties: ['Ophthalmology'],
    places: [
      place('Fujairah Eye Center', 'Hamad Bin Abdulla Road 9', 'Fujairah', 'Fujairah', ['25.12880', '56.32650']),
    ],
  },
  {
    name: 'Harbour Polyclinic',
    type: 'clinic',
    email: 'desk@harbour.example',
    description: 'Opening soon.',
    auto_confirmation: false,
    doctors: 0,
    specialties: [],
    places: [],
  },
];
