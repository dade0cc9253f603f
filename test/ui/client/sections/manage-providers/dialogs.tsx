import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { manageProvidersSection } from '#client/sections/manage-providers';
import { ManageProvidersSection } from '#client/sections/manage-providers/ManageProvidersSection';
import { renderWithStore } from '#test/support/page/renderWithStore';

const { reducers } = manageProvidersSection;

/** Opens a dialog of the section by itself. */
export function openDialog(Dialog: (props: { onClose: () => void }) => ReactNode) {
  const onClose = jest.fn();
  return { onClose, ...renderWithStore(<Dialog onClose={onClose} />, { reducers }) };
}

/** Opens the section, after what happened before. */
export function openSection(...given: UnknownAction[]) {
  return renderWithStore(<ManageProvidersSection />, { reducers, given });
}

export const field = (name: string) => screen.getByLabelText(name, { exact: false, selector: 'input' });
