import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { ImageOff, ImageUp } from 'lucide-react';
import { useEffect, useId, useMemo, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';

import type { FieldProps } from './Field';
import { messages } from './messages';
import { useWords } from './useWords';

interface ImageInputProps<Values extends FieldValues> extends FieldProps<Values> {
  /** The address of the image there is; the field itself holds the new file, `null` to remove it, or nothing to keep it. */
  current?: string | null;
  /** Media types that may be chosen. */
  types: readonly string[];
}

/** An image of a form: shown as soon as it is chosen, replaced by another, or removed (Spec 2 §5). */
export function ImageInput<Values extends FieldValues>({ control, name, label, current, types }: ImageInputProps<Values>) {
  const words = useWords();
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const chosen: unknown = field.value;
  const preview = usePreview(chosen instanceof File ? chosen : null);
  const shown = preview ?? (chosen === null ? null : current);
  const remove = () => {
    if (input.current) input.current.value = '';
    field.onChange(current ? null : undefined);
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box component="label" htmlFor={id} sx={{ fontSize: 13, color: 'text.secondary' }}>{label}</Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ display: 'grid', placeItems: 'center', width: 56, height: 56, flex: 'none', overflow: 'hidden', border: 1, borderColor: 'divider', borderRadius: 2, color: 'text.secondary' }}>
          {shown ? <Box component="img" src={shown} alt="" sx={{ width: '100%', height: '100%', objectFit: 'contain' }} /> : <ImageUp size={20} aria-hidden />}
        </Box>
        <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
          <input
            ref={(element) => { input.current = element; field.ref(element); }}
            id={id}
            type="file"
            accept={types.join(',')}
            aria-invalid={fieldState.invalid}
            aria-describedby={`${id}-help`}
            onBlur={field.onBlur}
            onChange={(event) => { field.onChange(event.target.files?.[0] ?? undefined); }}
          />
          {shown && (
            <Button size="small" color="inherit" startIcon={<ImageOff size={14} />} onClick={remove} sx={{ justifySelf: 'start' }}>
              {words(messages.removeImage)}
            </Button>
          )}
        </Box>
      </Box>
      <FormHelperText id={`${id}-help`} error={fieldState.invalid}>{fieldState.error?.message ?? words(messages.imageHint)}</FormHelperText>
    </Box>
  );
}

/** The address of a chosen file, as long as it is shown. */
function usePreview(file: File | null): string | null {
  const address = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => { if (address) URL.revokeObjectURL(address); }, [address]);
  return address;
}
