import type { Bilingual } from './catalogueData';

/** Lab services by the English name of their subcategory. */
export const LAB_SERVICES: Readonly<
  Record<string, readonly { code: string; name: Bilingual; sample: string; minutes?: number; fasting?: true }[]>
> = {
  'Blood Tests': [
    { code: 'CBC', name: ['Complete Blood Count', 'تعداد الدم الكامل'], sample: 'Blood' },
    { code: 'ESR', name: ['Erythrocyte Sedimentation Rate', 'سرعة ترسب الدم'], sample: 'Blood' },
    { code: 'CRP', name: ['C-Reactive Protein', 'بروتين سي التفاعلي'], sample: 'Serum' },
    { code: 'LIPID', name: ['Lipid Profile', 'فحص الدهون'], sample: 'Serum', fasting: true, minutes: 20 },
    { code: 'LFT', name: ['Liver Function Test', 'وظائف الكبد'], sample: 'Serum', fasting: true },
    { code: 'KFT', name: ['Kidney Function Test', 'وظائف الكلى'], sample: 'Serum' },
    { code: 'PT-INR', name: ['Prothrombin Time (INR)', 'زمن البروثرومبين'], sample: 'Plasma' },
    { code: 'FERR', name: ['Ferritin', 'الفيريتين'], sample: 'Serum' },
    { code: 'URIC', name: ['Uric Acid', 'حمض اليوريك'], sample: 'Serum', fasting: true },
    { code: 'ABO', name: ['Blood Group & Rh', 'فصيلة الدم'], sample: 'Blood', minutes: 10 },
    { code: 'DDIMER', name: ['D-Dimer'], sample: 'Plasma' },
  ],
  Hormones: [
    { code: 'TSH', name: ['Thyroid Stimulating Hormone', 'الهرمون المنبه للدرقية'], sample: 'Serum' },
    { code: 'FT3', name: ['Free T3', 'هرمون T3 الحر'], sample: 'Serum' },
    { code: 'FT4', name: ['Free T4', 'هرمون T4 الحر'], sample: 'Serum' },
    { code: 'PRL', name: ['Prolactin', 'البرولاكتين'], sample: 'Serum', fasting: true },
    { code: 'CORT', name: ['Morning Cortisol', 'الكورتيزول الصباحي'], sample: 'Serum', fasting: true, minutes: 20 },
    { code: 'TESTO', name: ['Testosterone', 'التستوستيرون'], sample: 'Serum' },
    { code: 'AMH', name: ['Anti-Müllerian Hormone'], sample: 'Serum' },
    { code: 'HCG', name: ['Pregnancy Test (Beta hCG)', 'فحص الحمل'], sample: 'Serum', minutes: 10 },
  ],
  'Vitamins & Minerals': [
    { code: 'VITD', name: ['Vitamin D (25-OH)', 'فيتامين د'], sample: 'Serum' },
    { code: 'VITB12', name: ['Vitamin B12', 'فيتامين ب12'], sample: 'Serum' },
    { code: 'FOLATE', name: ['Folic Acid', 'حمض الفوليك'], sample: 'Serum' },
    { code: 'ZINC', name: ['Zinc', 'الزنك'], sample: 'Serum' },
    { code: 'MG', name: ['Magnesium', 'المغنيسيوم'], sample: 'Serum' },
    { code: 'CA', name: ['Calcium', 'الكالسيوم'], sample: 'Serum' },
    { code: 'IRON', name: ['Iron & TIBC'], sample: 'Serum', fasting: true },
  ],
  Diabetes: [
    { code: 'FBS', name: ['Fasting Blood Sugar', 'سكر الدم الصائم'], sample: 'Plasma', fasting: true },
    { code: 'HBA1C', name: ['Glycated Hemoglobin (HbA1c)', 'السكر التراكمي'], sample: 'Blood' },
    {
      code: 'OGTT',
      name: ['Oral Glucose Tolerance Test', 'اختبار تحمل الجلوكوز'],
      sample: 'Plasma',
      fasting: true,
      minutes: 120,
    },
    { code: 'INS', name: ['Fasting Insulin', 'الأنسولين الصائم'], sample: 'Serum', fasting: true },
    { code: 'CPEP', name: ['C-Peptide'], sample: 'Serum', fasting: true },
  ],
  'Urine & Stool': [
    { code: 'URINE', name: ['Urine Analysis', 'تحليل البول'], sample: 'Urine', minutes: 10 },
    { code: 'UCULT', name: ['Urine Culture', 'زراعة البول'], sample: 'Urine', minutes: 10 },
    { code: 'MALB', name: ['Microalbumin', 'الزلال الدقيق'], sample: 'Urine' },
    { code: 'STOOL', name: ['Stool Analysis', 'تحليل البراز'], sample: 'Stool', minutes: 10 },
    { code: 'HPYL', name: ['H. Pylori Antigen', 'جرثومة المعدة'], sample: 'Stool' },
  ],
  Allergy: [
    { code: 'IGE', name: ['Total IgE', 'الغلوبولين المناعي E'], sample: 'Serum' },
    { code: 'FOODP', name: ['Food Allergy Panel', 'تحليل حساسية الطعام'], sample: 'Serum', minutes: 30 },
    { code: 'INHAL', name: ['Inhalant Allergy Panel', 'تحليل حساسية الاستنشاق'], sample: 'Serum', minutes: 30 },
    { code: 'COVID', name: ['COVID-19 PCR'], sample: 'Nasal swab', minutes: 5 },
  ],
};

/** Lab packages with their tests in order. */
export const LAB_PACKAGES: readonly {
  subcategory: string;
  code: string;
  name: Bilingual;
  about: Bilingual;
  tests: readonly string[];
}[] = [
  {
    subcategory: 'Blood Tests',
    code: 'basic_health_check_k7q',
    name: ['Basic Health Check', 'الفحص الصحي الأساسي'],
    about: ['A yearly look at the essentials.', 'نظرة سنوية على الأساسيات.'],
    tests: ['Complete Blood Count', 'Fasting Blood Sugar', 'Lipid Profile', 'Urine Analysis'],
  },
  {
    subcategory: 'Blood Tests',
    code: 'full_body_checkup_m2x',
    name: ['Full Body Checkup', 'فحص الجسم الشامل'],
    about: ['Everything a general physician asks for.', 'كل ما يطلبه الطبيب العام.'],
    tests: [
      'Complete Blood Count',
      'Lipid Profile',
      'Liver Function Test',
      'Kidney Function Test',
      'Thyroid Stimulating Hormone',
      'Vitamin D (25-OH)',
      'Vitamin B12',
      'HbA1c',
      'Urine Analysis',
    ],
  },
  {
    subcategory: 'Blood Tests',
    code: 'heart_health_p4d',
    name: ['Heart Health', 'صحة القلب'],
    about: ['Risk of heart disease.', 'خطر أمراض القلب.'],
    tests: ['Lipid Profile', 'C-Reactive Protein', 'Fasting Blood Sugar'],
  },
  {
    subcategory: 'Hormones',
    code: 'thyroid_profile_w8n',
    name: ['Thyroid Profile', 'فحص الغدة الدرقية'],
    about: ['TSH, T3 and T4 together.', 'TSH وT3 وT4 معاً.'],
    tests: ['Thyroid Stimulating Hormone', 'Free T3', 'Free T4'],
  },
  {
    subcategory: 'Hormones',
    code: 'womens_wellness_c3f',
    name: ['Women’s Wellness', 'صحة المرأة'],
    about: ['Hormones, iron and vitamins.', 'الهرمونات والحديد والفيتامينات.'],
    tests: ['Prolactin', 'Thyroid Stimulating Hormone', 'Ferritin', 'Vitamin D (25-OH)', 'Folic Acid'],
  },
  {
    subcategory: 'Hormones',
    code: 'fertility_check_z9r',
    name: ['Fertility Check'],
    about: ['A first look at fertility.'],
    tests: ['Anti-Müllerian Hormone', 'Prolactin', 'Testosterone'],
  },
  {
    subcategory: 'Vitamins & Minerals',
    code: 'vitamin_panel_h6t',
    name: ['Vitamin Panel', 'باقة الفيتامينات'],
    about: ['The four most often missing.', 'الأربعة الأكثر نقصاً.'],
    tests: ['Vitamin D (25-OH)', 'Vitamin B12', 'Folic Acid', 'Zinc'],
  },
  {
    subcategory: 'Diabetes',
    code: 'diabetes_monitor_b5y',
    name: ['Diabetes Monitor', 'متابعة السكري'],
    about: ['Every three months.', 'كل ثلاثة أشهر.'],
    tests: ['HbA1c', 'Fasting Blood Sugar', 'Microalbumin', 'Kidney Function Test'],
  },
  {
    subcategory: 'Urine & Stool',
    code: 'digestive_health_g1v',
    name: ['Digestive Health', 'صحة الجهاز الهضمي'],
    about: ['Stomach and bowel.', 'المعدة والأمعاء.'],
    tests: ['Stool Analysis', 'H. Pylori Antigen'],
  },
  {
    subcategory: 'Allergy',
    code: 'allergy_screen_j0s',
    name: ['Allergy Screen', 'فحص الحساسية'],
    about: ['Food and air in one visit.', 'الطعام والهواء في زيارة واحدة.'],
    tests: ['Total IgE', 'Food Allergy Panel', 'Inhalant Allergy Panel'],
  },
];
