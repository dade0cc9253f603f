import { messages } from '#client/sections/home-services/messages';
import type { PlannedStep } from '#client/state/forms/steps';
import type { TextsByLocale } from './items';
import { translationsIn } from './items';

/** The step that creates an item. */
export const NEW_ITEM: PlannedStep = { id: 'item', label: messages.itemStep, isRepeatable: false };

/** The step that saves an existing item. */
export const KNOWN_ITEM: PlannedStep = { id: 'item', label: messages.itemStep, isRepeatable: true };

const LABELS = { en: messages.enStep, ar: messages.arStep };

/** The steps that send translations, with the locale as id; not every service takes a translation twice. */
export function translationSteps(texts: TextsByLocale): PlannedStep[] {
  return translationsIn(texts).map(([locale]) => ({ id: locale, label: LABELS[locale], isRepeatable: false }));
}
