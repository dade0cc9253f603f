import type { SubcategoryType } from '#contract/rules';

/** A text in English and, where there is a translation, in Arabic. */
export type Bilingual = readonly [english: string, arabic?: string];

export const CATEGORY_NAMES: readonly { code: string; name: Bilingual }[] = [
  { code: 'doctor_consultation', name: ['Doctor Consultation', 'استشارة طبيب'] },
  { code: 'lab_tests', name: ['Lab Tests', 'الفحوصات المخبرية'] },
  { code: 'nursing_services', name: ['Nursing Services', 'خدمات التمريض'] },
  { code: 'therapy', name: ['Therapy', 'العلاج التأهيلي'] },
];

/** The subcategories of each type. `icon` is the colour of their mark, if they have one. */
export const SUBCATEGORIES: Readonly<
  Record<SubcategoryType, readonly { name: Bilingual; about: Bilingual; icon?: string }[]>
> = {
  specialty: [
    {
      name: ['General Practice', 'طب عام'],
      about: ['First visit for any complaint.', 'الزيارة الأولى لأي شكوى.'],
      icon: '#0f766e',
    },
    {
      name: ['Pediatrics', 'طب الأطفال'],
      about: ['Care from birth to sixteen.', 'رعاية من الولادة حتى السادسة عشرة.'],
      icon: '#b45309',
    },
    {
      name: ['Cardiology', 'أمراض القلب'],
      about: ['Heart and circulation.', 'القلب والدورة الدموية.'],
      icon: '#b91c1c',
    },
    { name: ['Dermatology', 'الأمراض الجلدية'], about: ['Skin, hair and nails.', 'الجلد والشعر والأظافر.'] },
    { name: ['Gynecology', 'أمراض النساء'], about: ['Women’s health.', 'صحة المرأة.'] },
    { name: ['Geriatrics'], about: ['Care of older people at home.'] },
  ],
  lab_subcategory: [
    {
      name: ['Blood Tests', 'تحاليل الدم'],
      about: ['Counts, chemistry and clotting.', 'تعداد الدم والكيمياء والتخثر.'],
      icon: '#be123c',
    },
    {
      name: ['Hormones', 'الهرمونات'],
      about: ['Thyroid, fertility and stress.', 'الغدة الدرقية والخصوبة والتوتر.'],
      icon: '#7c3aed',
    },
    {
      name: ['Vitamins & Minerals', 'الفيتامينات والمعادن'],
      about: ['Deficiencies and supplements.', 'النقص والمكملات.'],
    },
    {
      name: ['Diabetes', 'السكري'],
      about: ['Sugar today and over three months.', 'السكر اليوم وخلال ثلاثة أشهر.'],
      icon: '#0369a1',
    },
    {
      name: ['Urine & Stool', 'البول والبراز'],
      about: ['Infections and kidney function.', 'الالتهابات ووظائف الكلى.'],
    },
    { name: ['Allergy'], about: ['Reactions to food and air.'] },
  ],
  nursing_service: [
    {
      name: ['Wound Care', 'العناية بالجروح'],
      about: ['Dressing and follow-up.', 'تضميد ومتابعة.'],
      icon: '#0f766e',
    },
    { name: ['IV Therapy', 'العلاج الوريدي'], about: ['Infusions at home.', 'محاليل وريدية في المنزل.'] },
    { name: ['Injections', 'الحقن'], about: ['Given by a registered nurse.', 'يعطيها ممرض مرخص.'], icon: '#1d4ed8' },
    { name: ['Newborn Care', 'رعاية حديثي الولادة'], about: ['The first weeks.', 'الأسابيع الأولى.'] },
    { name: ['Elderly Care', 'رعاية كبار السن'], about: ['Daily help and observation.', 'مساعدة يومية ومراقبة.'] },
    { name: ['Catheter Care'], about: ['Change and cleaning.'] },
  ],
  therapy_type: [
    {
      name: ['Physiotherapy', 'العلاج الطبيعي'],
      about: ['Movement after injury.', 'الحركة بعد الإصابة.'],
      icon: '#15803d',
    },
    { name: ['Speech Therapy', 'علاج النطق'], about: ['Speech and swallowing.', 'النطق والبلع.'] },
    { name: ['Occupational Therapy', 'العلاج الوظيفي'], about: ['Everyday skills.', 'المهارات اليومية.'] },
    {
      name: ['Psychotherapy', 'العلاج النفسي'],
      about: ['Talking, at home or online.', 'جلسات في المنزل أو عن بعد.'],
      icon: '#6d28d9',
    },
    { name: ['Respiratory Therapy'], about: ['Breathing after illness.'] },
  ],
};
