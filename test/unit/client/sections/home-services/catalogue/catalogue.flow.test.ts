import { labPackagesApi, labServicesApi, subcategoriesApi } from '#client/api/homeServices/catalogue';
import { labPackageKind, labServiceKind, subcategoryKind } from '#client/sections/home-services/catalogue/resources';
import { itIsCreatedOnce, translatedDraft } from '#test/support/sagas/createdOnce';

itIsCreatedOnce([
  {
    name: 'subcategory',
    kind: subcategoryKind,
    api: subcategoriesApi,
    draft: translatedDraft({ parent_category: 2, code: '' }),
    before: { parent_category: 2, code: 'heart_x1z' },
    parent: 'parent_category',
    unlike: { code: 'lungs_x1z' },
  },
  {
    name: 'lab service',
    kind: labServiceKind,
    api: labServicesApi,
    draft: translatedDraft({ subcategory: 3, code: 'CBC' }),
    before: { subcategory: 3, code: 'CBC' },
    parent: 'subcategory',
    unlike: { code: 'XYZ' },
  },
  {
    name: 'lab package',
    kind: labPackageKind,
    api: labPackagesApi,
    draft: { ...translatedDraft({ subcategory: 3, code: '' }), tests: ['ECG'] },
    before: { subcategory: 3, code: 'heart_x1z' },
    parent: 'subcategory',
    unlike: { code: 'lungs_x1z' },
  },
]);
