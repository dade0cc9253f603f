import { createAction } from '@reduxjs/toolkit';

import type { Id } from '#contract/common';

/** An Arabic name that a person has typed for an item of a kind; `label` is what the item is called in English. */
export interface ArabicName {
  kind: string;
  id: Id;
  label: string;
  name: string;
}

/** A person has typed the Arabic name of an item. */
export const arabicNameSubmitted = createAction<ArabicName>('homeServices/arabicNameSubmitted');

/** The key of the request that saves the Arabic name of an item. */
export function arabicNameKey({ kind, id }: Pick<ArabicName, 'kind' | 'id'>): string {
  return `homeServices/${kind}/arabicName/${id}`;
}

/** The key of what is typed into the editor of the Arabic names of a kind. */
export function arabicNamesKey({ name }: { name: string }): string {
  return `homeServices/${name}/arabicNames`;
}

/** Providers are on screen whose list does not tell their texts. */
export const providerTextsWanted = createAction<readonly Id[]>('homeServices/providerTextsWanted');

/** The key of the request that reads the texts of providers. */
export const providerTextsKey = 'homeServices/homeProvider/texts';
