import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { ImageOff, ImageUp } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useController, type FieldValues } from 'react-hook-form';

import { safeSource } from '#client/device/pictureSource';
import { say, type Text } from '#client/lib/text';
import { PICTURE_MEGAPIXELS, pictureIn } from '#contract/pictures';
import { OwnText } from '../language/OwnText';
import { useT } from '../language/useT';
import { collisionMessages } from './collisionMessages';
import { useFieldWords } from './fieldWords';
import { fieldMessages, pictureFaults } from './messages';
import type { FieldProps } from './TextInput';

interface ImageInputProps<Values extends FieldValues> extends FieldProps<Values> {
  /**
   * The address of the current image. The field holds a new file, `null` to remove the image, or `undefined` to keep
   * it.
   */
  current?: string | null;
  /** What a service takes; anything else is refused before it is sent. */
  accepts: AcceptedFiles;
}

interface AcceptedFiles {
  /** Media types. */
  types: readonly string[];
  maxMegabytes: number;
}

/**
 * An image of a form: shown as soon as it is chosen and read, replaced by another, or removed (Spec 2 §5). What a file
 * holds decides whether it is taken, not its name nor what this browser can draw.
 */
export function ImageInput<Values extends FieldValues>({ label, current, ...props }: ImageInputProps<Values>) {
  const t = useT();
  const id = useId();
  useFieldWords(props.name, label, (picture) => <ChosenPicture picture={picture} />);
  const { newFile, isRemoved, refusal, error, inputRef, choose, remove, onBlur } = useImageField(props);
  const preview = usePreview(newFile);
  const shown = preview ?? (isRemoved ? null : safeSource(current));
  const problem = refusal ? t(refusal) : error;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box component="label" htmlFor={id} sx={{ fontSize: 13, color: 'text.secondary' }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Thumbnail source={shown} />
        <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
          <FileField>
            <Button component="span" variant="outlined" color="inherit" size="small" tabIndex={-1} aria-hidden>
              {t(fieldMessages.chooseFile)}
            </Button>
            <Box component="span" aria-hidden sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {newFile ? <OwnText>{newFile.name}</OwnText> : t(fieldMessages.noFileChosen)}
            </Box>
            <input
              ref={inputRef}
              id={id}
              type="file"
              accept={props.accepts.types.join(',')}
              aria-invalid={problem !== undefined}
              aria-describedby={`${id}-help`}
              onBlur={onBlur}
              onChange={(event) => choose(event.target.files?.[0])}
            />
          </FileField>
          {shown && (
            <Button
              size="small"
              color="inherit"
              startIcon={<ImageOff size={14} />}
              onClick={remove}
              sx={{ justifySelf: 'start' }}
            >
              {t(fieldMessages.removeImage)}
            </Button>
          )}
        </Box>
      </Box>
      <FormHelperText id={`${id}-help`} role={refusal ? 'alert' : undefined} error={problem !== undefined}>
        {problem ??
          t(takesFurther(props.accepts.types) ? fieldMessages.furtherImageHint : fieldMessages.imageHint, {
            size: props.accepts.maxMegabytes,
          })}
      </FormHelperText>
    </Box>
  );
}

/**
 * The browser's own input, which the keyboard reaches and files can be dropped on, lies unseen over a button of ours:
 * its words are in the language of the browser.
 */
const FileField = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  fontSize: 13,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  borderRadius: theme.shape.borderRadius,
  '& > .MuiButton-root': {
    flex: 'none',
    borderColor: theme.vars.palette.divider,
    color: theme.vars.palette.text.primary,
  },
  '&:hover > .MuiButton-root': { backgroundColor: theme.vars.palette.action.hover },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& > input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer', fontSize: 0 },
}));

/** A picture where one of two is chosen: a file by its name, the one that is there now by what it shows. */
function ChosenPicture({ picture }: { picture: unknown }) {
  const t = useT();
  const file = picture instanceof File ? picture : null;
  const preview = usePreview(file);
  if (!file && typeof picture !== 'string') return t(collisionMessages.noPicture);
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Thumbnail source={preview ?? safeSource(picture as string)} />
      <bdi>{file ? file.name : t(collisionMessages.theirPicture)}</bdi>
    </Box>
  );
}

function Thumbnail({ source }: { source: string | null | undefined }) {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 56,
        height: 56,
        flex: 'none',
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        color: 'text.secondary',
      }}
    >
      {source ? (
        <Box component="img" src={source} alt="" sx={{ width: '100%', height: '100%', objectFit: 'contain' }} />
      ) : (
        <ImageUp size={20} aria-hidden />
      )}
    </Box>
  );
}

type ImageField<Values extends FieldValues> = Pick<ImageInputProps<Values>, 'control' | 'name' | 'accepts'>;

/** The state of an image field: what it shows, how a file is chosen or refused, and how the image is removed. */
function useImageField<Values extends FieldValues>({ control, name, accepts }: ImageField<Values>) {
  const { field, fieldState } = useController({ control, name });
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<Text | null>(null);
  // What is being read; a file that is chosen later, or removed, takes its place.
  const reading = useRef<File | null>(null);
  const chosen: unknown = field.value;
  const newFile = chosen instanceof File ? chosen : null;
  const empty = () => {
    if (input.current) input.current.value = '';
  };
  return {
    newFile,
    isRemoved: chosen === null,
    refusal,
    error: fieldState.error?.message,
    onBlur: field.onBlur,
    inputRef: (element: HTMLInputElement | null) => {
      input.current = element;
      field.ref(element);
    },
    /** A refused file changes nothing: what was shown before stays. */
    choose: (file: File | undefined) => {
      reading.current = file ?? null;
      setRefusal(null);
      if (file)
        void refusalOf(file, accepts).then((reason) => {
          if (reading.current !== file) return;
          setRefusal(reason);
          if (reason) empty();
          else field.onChange(file);
        });
      else field.onChange(undefined);
    },
    /** Takes back a new file first, so that the image before it shows again; removing once more removes that. */
    remove: () => {
      reading.current = null;
      empty();
      setRefusal(null);
      field.onChange(newFile ? undefined : null);
    },
  };
}

/** Whether further kinds are taken than those of an icon. */
function takesFurther(types: AcceptedFiles['types']): boolean {
  return types.length > 3;
}

/** Why a file is not taken; `null` where it is. */
async function refusalOf(file: File, { types, maxMegabytes }: AcceptedFiles): Promise<Text | null> {
  const { name } = file;
  if (file.size > maxMegabytes * 1024 * 1024) return say(fieldMessages.imageTooLarge, { name, size: maxMegabytes });
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return say(fieldMessages.imageUnread, { name });
  const picture = pictureIn(new Uint8Array(bytes));
  if ('type' in picture && types.includes(picture.type)) return null;
  if ('fault' in picture && picture.fault !== 'other')
    return say(pictureFaults[picture.fault], { name, max: PICTURE_MEGAPIXELS });
  return say(takesFurther(types) ? fieldMessages.noImage : fieldMessages.imageOfOtherType, { name });
}

/** The address of a chosen file, as long as it is shown. */
function usePreview(file: File | null): string | null {
  const address = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address);
    },
    [address],
  );
  return address;
}
