import { Search, X } from 'lucide-react';
import { useRef, type SubmitEvent } from 'react';

import { usePageKey } from '../focus/usePageKey';
import { uiMessages } from '../language/messages';
import { useT } from '../language/useT';
import { IconAction } from '../page/IconAction';
import { PlainField } from '../plain/PlainField';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  value: string;
  placeholder: string;
  /** Its accessible name, when the placeholder is not enough. */
  label?: string;
  onChange: (text: string) => void;
  /** Enter. */
  onSubmit?: () => void;
  /** The arrow down, which leads to what was found. */
  onArrowDown?: () => void;
}

/** The search of a section; `/` puts the cursor into it from anywhere on the page. */
export function SearchBox({
  value,
  placeholder,
  label = placeholder,
  onChange,
  onSubmit,
  onArrowDown,
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  usePageKey('/', () => input.current?.select());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <PlainField onClick={() => input.current?.focus()}>
        <Search size={16} />
        <input
          ref={input}
          type="text"
          value={value}
          placeholder={placeholder}
          aria-label={label}
          aria-keyshortcuts="/"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && value) {
              event.stopPropagation();
              onChange('');
            }
            if (event.key === 'ArrowDown' && onArrowDown) {
              event.preventDefault();
              onArrowDown();
            }
          }}
        />
        <ClearButton isShown={value !== ''} onClick={clear} />
      </PlainField>
    </form>
  );
}

/** Empties the search; while it is empty, the key that leads to it stands there. */
function ClearButton({ isShown, onClick }: { isShown: boolean; onClick: () => void }) {
  const t = useT();
  if (!isShown) return <kbd aria-hidden>/</kbd>;
  return <IconAction label={t(uiMessages.clearSearch)} icon={<X size={16} />} onClick={onClick} />;
}
