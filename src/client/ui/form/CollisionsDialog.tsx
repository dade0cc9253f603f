import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTheme } from '@mui/material/styles';
import { useContext, useId, useState, type ReactNode } from 'react';

import { humanized, textOf } from '#client/lib/text';
import type { Collision } from '#client/lib/threeWay';
import { uiMessages } from '../language/messages';
import { useT } from '../language/useT';
import { Modal } from '../layout/Modal';
import { collisionMessages } from './collisionMessages';
import { WordsOfFields, type FieldWords } from './fieldWords';
import { mirroredRadioKeys } from './mirroredRadioKeys';

const SIDES = ['mine', 'theirs'] as const;
type Sides = Readonly<Record<string, (typeof SIDES)[number]>>;

interface CollisionsDialogProps {
  /** What somebody else has changed too; the dialog is open as long as there is any. */
  collisions: readonly Collision[];
  /** Called with the side of each field once all are chosen. */
  onSettle: (sides: Sides) => void;
  /** Goes back to the form; nothing is sent. */
  onLeave: () => void;
}

/** Shows what two people made of the same fields side by side, in the words of their form, and has one chosen. */
export function CollisionsDialog({ collisions, ...answers }: CollisionsDialogProps) {
  return collisions.length > 0 && <OpenDialog collisions={collisions} {...answers} />;
}

function OpenDialog({ collisions, onSettle, onLeave }: CollisionsDialogProps) {
  const t = useT();
  const words = useContext(WordsOfFields);
  const [sides, setSides] = useState<Sides>({});
  const isChosen = collisions.every(({ field }) => sides[field]);
  const chooseAll = (side: Sides[string]) => setSides(Object.fromEntries(collisions.map(({ field }) => [field, side])));
  return (
    <Modal
      title={t(collisionMessages.title)}
      isOpen
      closeLabel={t(collisionMessages.back)}
      actions={
        <Button type="submit" variant="contained" disabled={!isChosen}>
          {t(uiMessages.save)}
        </Button>
      }
      onSubmit={() => {
        if (isChosen) onSettle(sides);
      }}
      onClose={onLeave}
    >
      <div>{t(collisionMessages.text)}</div>
      {collisions.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" variant="outlined" onClick={() => chooseAll('mine')}>
            {t(collisionMessages.allMine)}
          </Button>
          <Button size="small" variant="outlined" onClick={() => chooseAll('theirs')}>
            {t(collisionMessages.allTheirs)}
          </Button>
        </Box>
      )}
      {collisions.map((collision) => (
        <CollidingField
          key={collision.field}
          collision={collision}
          words={words?.get(collision.field) ?? { label: humanized(collision.field), say: textOf }}
          side={sides[collision.field]}
          onChoose={(side) => setSides((others) => ({ ...others, [collision.field]: side }))}
        />
      ))}
    </Modal>
  );
}

interface CollidingFieldProps {
  collision: Collision;
  words: FieldWords;
  side: Sides[string] | undefined;
  onChoose: (side: Sides[string]) => void;
}

function CollidingField({ collision, words, side, onChoose }: CollidingFieldProps) {
  const labelId = useId();
  const { direction } = useTheme();
  return (
    <Box component="section" sx={{ display: 'grid', gap: 0.5 }}>
      <Box id={labelId} sx={{ fontSize: 13, fontWeight: 600 }}>
        {words.label}
      </Box>
      <RadioGroup
        aria-labelledby={labelId}
        value={side ?? ''}
        onKeyDown={direction === 'rtl' ? mirroredRadioKeys : undefined}
        onChange={(_, chosen) => onChoose(chosen as Sides[string])}
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 1 }}
      >
        {SIDES.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio size="small" />}
            label={<Version side={one} said={words.say(collision[one])} />}
            sx={{
              alignItems: 'start',
              margin: 0,
              paddingInlineEnd: 1,
              border: 1,
              borderColor: side === one ? 'primary.main' : 'divider',
              borderRadius: 1,
              bgcolor: side === one ? 'accentSoft' : undefined,
              '& .MuiFormControlLabel-label': { minWidth: 0, paddingBlock: 0.75 },
            }}
          />
        ))}
      </RadioGroup>
    </Box>
  );
}

/** What one of the two made of a field. */
function Version({ side, said }: { side: (typeof SIDES)[number]; said: ReactNode }) {
  const t = useT();
  return (
    <>
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{t(collisionMessages[side])}</Box>
      <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {said || t(collisionMessages.empty)}
      </Box>
    </>
  );
}
