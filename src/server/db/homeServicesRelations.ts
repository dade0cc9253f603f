import { relations } from 'drizzle-orm';

import {
  categories,
  categoryTranslations,
  homeDoctorLanguages,
  homeDoctors,
  homeProviders,
  homeProviderTranslations,
  labPackages,
  labPackageTranslations,
  labServices,
  labServiceTranslations,
  languages,
  packageTests,
  subcategories,
  subcategoryTranslations,
  therapists,
} from './homeServicesTables';

export const categoryRelations = relations(categories, ({ many }) => ({ translations: many(categoryTranslations) }));

export const categoryTranslationRelations = relations(categoryTranslations, ({ one }) => ({
  owner: one(categories, { fields: [categoryTranslations.item], references: [categories.id] }),
}));

export const subcategoryRelations = relations(subcategories, ({ many }) => ({
  translations: many(subcategoryTranslations),
}));

export const subcategoryTranslationRelations = relations(subcategoryTranslations, ({ one }) => ({
  owner: one(subcategories, { fields: [subcategoryTranslations.item], references: [subcategories.id] }),
}));

export const labServiceRelations = relations(labServices, ({ many }) => ({
  translations: many(labServiceTranslations),
}));

export const labServiceTranslationRelations = relations(labServiceTranslations, ({ one }) => ({
  owner: one(labServices, { fields: [labServiceTranslations.item], references: [labServices.id] }),
}));

export const labPackageRelations = relations(labPackages, ({ many }) => ({
  translations: many(labPackageTranslations),
  tests: many(packageTests),
}));

export const labPackageTranslationRelations = relations(labPackageTranslations, ({ one }) => ({
  owner: one(labPackages, { fields: [labPackageTranslations.item], references: [labPackages.id] }),
}));

export const packageTestRelations = relations(packageTests, ({ one }) => ({
  owner: one(labPackages, { fields: [packageTests.package], references: [labPackages.id] }),
}));

export const homeProviderRelations = relations(homeProviders, ({ many }) => ({
  translations: many(homeProviderTranslations),
}));

export const homeProviderTranslationRelations = relations(homeProviderTranslations, ({ one }) => ({
  owner: one(homeProviders, { fields: [homeProviderTranslations.item], references: [homeProviders.id] }),
}));

export const homeDoctorRelations = relations(homeDoctors, ({ one, many }) => ({
  specialty: one(subcategories, { fields: [homeDoctors.specialization], references: [subcategories.id] }),
  spoken: many(homeDoctorLanguages),
}));

export const homeDoctorLanguageRelations = relations(homeDoctorLanguages, ({ one }) => ({
  owner: one(homeDoctors, { fields: [homeDoctorLanguages.doctor], references: [homeDoctors.id] }),
  named: one(languages, { fields: [homeDoctorLanguages.language], references: [languages.id] }),
}));

export const therapistRelations = relations(therapists, ({ one }) => ({
  therapy: one(subcategories, { fields: [therapists.therapy_type], references: [subcategories.id] }),
}));
