import { relations } from 'drizzle-orm';

import { users } from './accountTables';
import {
  doctorLanguages,
  doctorLocations,
  doctors,
  doctorServices,
  locations,
  providers,
  specialties,
} from './clinicTables';

export const providerRelations = relations(providers, ({ one, many }) => ({
  provider_user: one(users, { fields: [providers.provider_user_id], references: [users.id] }),
  locations: many(locations),
  doctors: many(doctors),
}));

export const locationRelations = relations(locations, ({ one }) => ({
  provider: one(providers, { fields: [locations.provider_id], references: [providers.id] }),
}));

export const doctorRelations = relations(doctors, ({ one, many }) => ({
  provider: one(providers, { fields: [doctors.provider_id], references: [providers.id] }),
  specialty: one(specialties, { fields: [doctors.specialty_id], references: [specialties.id] }),
  workplaces: many(doctorLocations),
  languages: many(doctorLanguages),
  services: many(doctorServices),
}));

export const doctorLocationRelations = relations(doctorLocations, ({ one }) => ({
  doctor: one(doctors, { fields: [doctorLocations.doctor_id], references: [doctors.id] }),
  location: one(locations, { fields: [doctorLocations.location_id], references: [locations.id] }),
}));

export const doctorLanguageRelations = relations(doctorLanguages, ({ one }) => ({
  doctor: one(doctors, { fields: [doctorLanguages.doctor_id], references: [doctors.id] }),
}));

export const doctorServiceRelations = relations(doctorServices, ({ one }) => ({
  doctor: one(doctors, { fields: [doctorServices.doctor_id], references: [doctors.id] }),
}));
