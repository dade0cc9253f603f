import { languagesApi } from '#client/api/homeServices/staff';
import { languages } from '#client/entities/homeServices';
import { defineKind } from '../shared/kind/defineKind';

const languageTexts = {
  loadFailed: { id: 'homeServices.staff.languagesFailed', defaultMessage: 'Failed to load languages' },
};

/** The languages that doctors can speak, which are only read (Spec 2 §3). */
export const languageKind = defineKind({
  name: 'language',
  entity: languages,
  api: languagesApi,
  texts: languageTexts,
});
