import type { Bilingual } from './catalogueData';

/** Providers of home services in the cities of the UAE. `logo` is the colour of their mark, if they have one. */
export const HOME_PROVIDERS: readonly {
  name: Bilingual;
  about: Bilingual;
  address: string;
  city: string;
  at: readonly [latitude: string, longitude: string];
  logo?: string;
  inactive?: true;
  confirmsItself?: true;
}[] = [
  {
    name: ['Al Noor Home Care', 'النور للرعاية المنزلية'],
    about: ['Doctors and nurses at your door, day and night.', 'أطباء وممرضون على بابك ليل نهار.'],
    address: 'Al Wasl Road 214, Jumeirah',
    city: 'Dubai',
    at: ['25.20485', '55.27078'],
    logo: '#0f766e',
    confirmsItself: true,
  },
  {
    name: ['Shifa Mobile Labs', 'مختبرات شفاء المتنقلة'],
    about: ['Samples taken at home, results the same day.', 'سحب العينات في المنزل والنتائج في اليوم نفسه.'],
    address: 'Sheikh Zayed Road, Tower 7',
    city: 'Dubai',
    at: ['25.21720', '55.28170'],
    logo: '#be123c',
    confirmsItself: true,
  },
  {
    name: ['Capital Health Visits', 'زيارات العاصمة الصحية'],
    about: ['Family medicine in the capital.', 'طب الأسرة في العاصمة.'],
    address: 'Corniche Street 31',
    city: 'Abu Dhabi',
    at: ['24.45388', '54.37734'],
    logo: '#1d4ed8',
  },
  {
    name: ['Oasis Nursing', 'واحة التمريض'],
    about: ['Nursing for mothers, newborns and grandparents.', 'تمريض للأمهات وحديثي الولادة وكبار السن.'],
    address: 'Khalifa Street 5',
    city: 'Al Ain',
    at: ['24.20750', '55.74470'],
    logo: '#b45309',
  },
  {
    name: ['Sharjah Physio Team', 'فريق الشارقة للعلاج الطبيعي'],
    about: ['Physiotherapy after surgery and sport.', 'علاج طبيعي بعد الجراحة والرياضة.'],
    address: 'Al Majaz 2, Building 18',
    city: 'Sharjah',
    at: ['25.34630', '55.42090'],
    confirmsItself: true,
  },
  {
    name: ['Ajman Care Circle', 'حلقة رعاية عجمان'],
    about: ['A small team for long-term care.', 'فريق صغير للرعاية طويلة الأمد.'],
    address: 'Al Nuaimia 1',
    city: 'Ajman',
    at: ['25.40520', '55.51360'],
    logo: '#6d28d9',
  },
  {
    name: ['RAK Wellness at Home'],
    about: ['Check-ups and vitamins.'],
    address: 'Al Hamra Village',
    city: 'Ras Al Khaimah',
    at: ['25.69200', '55.78360'],
    logo: '#15803d',
  },
  {
    name: ['Fujairah Coastal Clinic', 'عيادة ساحل الفجيرة'],
    about: ['Closed for renovation.', 'مغلق للتجديد.'],
    address: 'Hamad Bin Abdulla Road',
    city: 'Fujairah',
    at: ['25.00000', '55.00000'],
    inactive: true,
  },
];

export const LANGUAGES = ['Arabic', 'English', 'Hindi', 'Urdu', 'Malayalam', 'Tagalog', 'French', 'Russian'] as const;
