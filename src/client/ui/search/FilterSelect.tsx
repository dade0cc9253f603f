import { useEffect, useState } from 'react';

import { aheadOfNeed } from '#client/device/aheadOfNeed';
import { useOnDemand } from '../waiting/useOnDemand';
import { ClosedSelect, type ClosedSelectProps } from './ClosedSelect';
import type { Beginning } from './SelectField';
import { selectField } from './selectFieldCode';

interface FilterSelectProps extends Pick<ClosedSelectProps, 'label' | 'value' | 'choices'> {
  onChange: (value: string) => void;
  /** Pixels. */
  width?: number;
}

/**
 * A choice above a list: a filter, or what the list is about. Its menu is 16 KB of code that no list needs to show, so
 * a closed field stands here until somebody wants the menu, or it has been fetched ahead.
 */
export function FilterSelect({ value, width = 200, onChange, ...field }: FilterSelectProps) {
  const { Field, begins, want, leave } = useSelectField();
  const isKnown = field.choices.some((choice) => String(choice.value) === value);
  const props = { ...field, value: isKnown ? value : '', width };
  if (Field) return <Field {...props} begins={begins} onChange={onChange} />;
  return (
    <ClosedSelect
      {...props}
      onApproached={() => {
        selectField.load().catch(() => undefined);
      }}
      onFocused={() => want('focused')}
      onLeft={leave}
      onOpened={() => want('open')}
    />
  );
}

/**
 * The field with the menu once it is there; `want` has it fetched, and says how it begins, which is as nothing where
 * the person has gone on meanwhile.
 */
function useSelectField() {
  const [Field, , wantField] = useOnDemand(selectField);
  const [begins, setBegins] = useState<Beginning>(null);
  useEffect(() => aheadOfNeed(selectField.load), []);
  const want = (beginning: Beginning) => {
    setBegins((before) => (before === 'open' ? before : beginning));
    wantField();
  };
  return { Field, begins, want, leave: () => setBegins(null) };
}
