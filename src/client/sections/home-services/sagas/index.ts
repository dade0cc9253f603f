import { isAnyOf } from '@reduxjs/toolkit';
import { fork, takeLatest } from 'typed-redux-saga';

import { resumeOf } from '#client/state/fanOutEvents';
import { onceFetched } from '#client/state/sagas/onceFetched';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import { arabicCode } from '../catalogue/arabic/arabicCode';
import { arabicNameKey, arabicNameSubmitted, providerTextsWanted } from '../catalogue/arabic/events';
import { createLabPackage } from '../catalogue/sagas/createLabPackage';
import { catalogueSheetsCode } from '../catalogue/sheets/catalogueSheetsCode';
import { undoLinksKey, pricesSheet } from '../keys';
import { categoryKind } from '../kinds/category';
import { homeDoctorKind } from '../kinds/homeDoctor';
import { homeProviderKind } from '../kinds/homeProvider';
import { homeScheduleKind } from '../kinds/homeSchedule';
import { labPackageKind } from '../kinds/labPackage';
import { labServiceKind } from '../kinds/labService';
import { languageKind } from '../kinds/language';
import { nursingLinkKind, packageLinkKind, serviceLinkKind } from '../kinds/links';
import { packageTestKind } from '../kinds/packageTest';
import { subcategoryKind } from '../kinds/subcategory';
import { therapistKind } from '../kinds/therapist';
import { linksUndoChosen, undoingLinksKind } from '../linking/events';
import { pricesCode } from '../linking/prices/pricesCode';
import { watchLinking } from '../linking/sagas';
import { linkSheetsCode } from '../linking/sheets/linkSheetsCode';
import { undoLinksCode } from '../linking/undoLinksCode';
import { watchSchedule } from '../schedule/sagas';
import { watchKind, watchLists } from '../shared/kind/sagas';
import { eventsOfSheets, keyOfSheetEvent } from '../shared/sheets/sheetEvents';

const LINK_SHEETS = [serviceLinkKind, packageLinkKind, nursingLinkKind].map(({ name }) => name);

const CATALOGUE_SHEETS = [subcategoryKind, labServiceKind, labPackageKind].map(({ name }) => name);

const serveCatalogueSheets = onceFetched(catalogueSheetsCode, (code) => code.serveCatalogueSheets);

const serveArabicName = onceFetched(arabicCode, (code) => code.serveArabicName);

const serveProviderTexts = onceFetched(arabicCode, (code) => code.serveProviderTexts);

const serveLinkSheets = onceFetched(linkSheetsCode, (code) => code.serveLinkSheets);

const serveLinkUndos = onceFetched(undoLinksCode, (code) => code.serveLinkUndos);

const undoingLinks = { match: isAnyOf(linksUndoChosen, resumeOf(undoingLinksKind)) };
const servePrices = onceFetched(pricesCode, (code) => code.servePrices);

/** Starts the workflows of every kind, and those that are about one alone. */
export function* watchHomeServices() {
  yield* fork(watchLists);
  yield* fork(watchKind, categoryKind);
  yield* fork(watchKind, subcategoryKind);
  yield* fork(watchKind, labServiceKind);
  yield* fork(watchKind, labPackageKind, createLabPackage);
  yield* fork(watchKind, packageTestKind);
  yield* fork(watchKind, homeProviderKind);
  yield* fork(watchKind, serviceLinkKind);
  yield* fork(watchKind, packageLinkKind);
  yield* fork(watchKind, nursingLinkKind);
  yield* fork(watchKind, homeDoctorKind);
  yield* fork(watchKind, therapistKind);
  yield* fork(watchKind, languageKind);
  yield* fork(watchKind, homeScheduleKind);
  yield* fork(watchLinking);
  yield* fork(watchSchedule);
  yield* takeLeadingEach(undoingLinks, () => undoLinksKey, serveLinkUndos);
  yield* takeLeadingEach(eventsOfSheets(CATALOGUE_SHEETS), keyOfSheetEvent, serveCatalogueSheets);
  yield* takeLeadingEach(eventsOfSheets(LINK_SHEETS), keyOfSheetEvent, serveLinkSheets);
  yield* takeLeadingEach(arabicNameSubmitted, ({ payload }) => arabicNameKey(payload), serveArabicName);
  yield* takeLatest(providerTextsWanted, serveProviderTexts);
  yield* takeLeadingEach(eventsOfSheets(LINK_SHEETS.map(pricesSheet)), keyOfSheetEvent, servePrices);
}
